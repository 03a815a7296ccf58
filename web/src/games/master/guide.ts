import type { Section } from "../../guide/section";

export default [
  { name: "aim", rules: ["M1", "M3", "M4"], picture: [["r11"], ["y11"], ["g11"], ["b11"]] },
  { name: "turn", rules: ["M6", "M7", "M9"], picture: [["y10", "y11", "y12", "y13", "y14"]] },
  { name: "joker", rules: ["M11", "M12", "M13", "M15"], picture: [["g11", "g12", "joker", "g14"]] },
  { name: "bridge", rules: ["M16", "M17", "M18"], picture: [["y9", "bridge", "b9", "b10"]] },
  { name: "end", rules: ["M10", "M19", "M20"], picture: [["bonus", "bonus"], ["r4"]] },
] satisfies readonly Section[];
