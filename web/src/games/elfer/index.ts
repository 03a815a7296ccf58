export { rowsGame as default } from "../rows/rowsGame";
