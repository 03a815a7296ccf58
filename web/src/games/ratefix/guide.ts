import type { Section } from "../../guide/section";

export default [
  { name: "aim", rules: ["R1"], picture: [["r12"], ["back"], ["back"]] },
  { name: "turn", rules: ["R2", "R3", "R5"] },
  { name: "end", rules: ["R4", "R6"], picture: [["r12"], ["y8"], ["b9"]] },
] satisfies readonly Section[];
