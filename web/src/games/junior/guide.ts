import type { Section } from "../../guide/section";

export default [
  { name: "aim", rules: ["J1", "J2"], picture: [["r1", "gap", "r11"], ["b1", "gap", "b11"]] },
  { name: "turn", rules: ["J3"], picture: [["r1", "r2", "r3", "gap", "r10", "r11"]] },
  { name: "draw", rules: ["J4", "J5"], picture: [["back"], ["y10"]] },
  { name: "end", rules: ["J6", "J7"], picture: [["y9", "g5", "b2"]] },
] satisfies readonly Section[];
