import type { Section } from "../../guide/section";

export default [
  { name: "aim", rules: ["SP1", "SP2"], picture: [["r6", "b6"], ["r9", "b9"], ["r13"]] },
  { name: "turn", rules: ["SP3"], picture: [["back", "back", "back", "back"]] },
  { name: "end", rules: ["SP4", "SP6"] },
] satisfies readonly Section[];
