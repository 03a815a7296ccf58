import type { Section } from "../../guide/section";

export default [
  { name: "aim", rules: ["MG1"], picture: [["back", "back", "back"]] },
  { name: "turn", rules: ["MG2", "MG3", "MG8"], picture: [["back"], ["back"], ["back"], ["g4"]] },
  { name: "doubt", rules: ["MG4", "MG5", "MG6"], picture: [["back", "back", "r9"]] },
  { name: "smuggle", rules: ["MG7"], picture: [["y3", "b8"]] },
  { name: "end", rules: ["MG9"] },
] satisfies readonly Section[];
