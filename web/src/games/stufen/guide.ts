import type { Section } from "../../guide/section";

export default [
  { name: "aim", rules: ["ST1", "ST2", "ST13"] },
  { name: "turn", rules: ["ST3"], picture: [["back"], ["y9"]] },
  { name: "melds", rules: ["ST4", "ST5"], picture: [["r5", "y5", "b5"], ["g4", "r5", "b6", "y7"], ["g2", "g9", "g11"]] },
  { name: "more", rules: ["ST6", "ST7", "ST8", "ST9"], picture: [["joker"], ["pause"]] },
  { name: "end", rules: ["ST10", "ST11", "ST12"] },
] satisfies readonly Section[];
