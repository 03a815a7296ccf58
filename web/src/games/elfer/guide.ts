import type { Section } from "../../guide/section";

export default [
  { name: "aim", rules: ["E1", "E2"], picture: [["r11"], ["y11"], ["g11"], ["b11"]] },
  { name: "turn", rules: ["E3", "E5", "E6", "E7"], picture: [["b9", "b10", "b11", "b12", "b13"]] },
  { name: "draw", rules: ["E8", "E9", "E10"], picture: [["back"], ["g4", "r2", "y12"]] },
  { name: "end", rules: ["E11", "E12"], picture: [["r19", "g2"]] },
] satisfies readonly Section[];
