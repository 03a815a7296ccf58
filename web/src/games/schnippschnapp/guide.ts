import type { Section } from "../../guide/section";

export default [
  { name: "aim", rules: ["SS1"], picture: [["r5", "y5", "g5", "b5"]] },
  { name: "turn", rules: ["SS2", "SS7"], picture: [["back"], ["y9"]] },
  { name: "schnapp", rules: ["SS3", "SS6"], picture: [["r5"], ["y9"], ["g5"]] },
  { name: "schnipp", rules: ["SS4", "SS5", "SS8"] },
  { name: "end", rules: ["SS9"] },
] satisfies readonly Section[];
