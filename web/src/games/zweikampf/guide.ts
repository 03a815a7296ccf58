import type { Section } from "../../guide/section";

export default [
  { name: "aim", rules: ["Z1"], picture: [["back"], ["back"]] },
  { name: "turn", rules: ["Z2"], picture: [["r14"], ["b5"]] },
  { name: "tie", rules: ["Z3"], picture: [["r7", "b18"], ["b7", "r11"]] },
  { name: "end", rules: ["Z4", "Z5"] },
] satisfies readonly Section[];
