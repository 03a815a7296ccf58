/** What the rules page of a game is made of: its sections, the numbers of their rules, and a picture each. */

import type { Card, GameName } from "../protocol";

/** Cards that lie together; `back` is one that nobody sees, `gap` a place that stays free. */
export type Group = readonly (Card | "back" | "gap" | "bridge" | "bonus")[];

export interface Section {
  /** The messages `guide-head-<name>` and `guide-<game>-<name>`. */
  readonly name: string;
  readonly rules: readonly string[];
  /** Groups beside each other. */
  readonly picture?: readonly Group[];
}

export const GUIDES: { readonly [G in GameName]: readonly Section[] } = {
  elfer: [
    { name: "aim", rules: ["E1", "E2"], picture: [["r11"], ["y11"], ["g11"], ["b11"]] },
    { name: "turn", rules: ["E3", "E5", "E6", "E7"], picture: [["b9", "b10", "b11", "b12", "b13"]] },
    { name: "draw", rules: ["E8", "E9", "E10"], picture: [["back"], ["g4", "r2", "y12"]] },
    { name: "end", rules: ["E11", "E12"], picture: [["r19", "g2"]] },
  ],
  junior: [
    { name: "aim", rules: ["J1", "J2"], picture: [["r1", "gap", "r11"], ["b1", "gap", "b11"]] },
    { name: "turn", rules: ["J3"], picture: [["r1", "r2", "r3", "gap", "r10", "r11"]] },
    { name: "draw", rules: ["J4", "J5"], picture: [["back"], ["y10"]] },
    { name: "end", rules: ["J6", "J7"], picture: [["y9", "g5", "b2"]] },
  ],
  master: [
    { name: "aim", rules: ["M1", "M3", "M4"], picture: [["r11"], ["y11"], ["g11"], ["b11"]] },
    { name: "turn", rules: ["M6", "M7", "M9"], picture: [["y10", "y11", "y12", "y13", "y14"]] },
    { name: "joker", rules: ["M11", "M12", "M13", "M15"], picture: [["g11", "g12", "joker", "g14"]] },
    { name: "bridge", rules: ["M16", "M17", "M18"], picture: [["y9", "bridge", "b9", "b10"]] },
    { name: "end", rules: ["M10", "M19", "M20"], picture: [["bonus", "bonus"], ["r4"]] },
  ],
  mogeln: [
    { name: "aim", rules: ["MG1"], picture: [["back", "back", "back"]] },
    { name: "turn", rules: ["MG2", "MG3", "MG8"], picture: [["back"], ["back"], ["back"], ["g4"]] },
    { name: "doubt", rules: ["MG4", "MG5", "MG6"], picture: [["back", "back", "r9"]] },
    { name: "smuggle", rules: ["MG7"], picture: [["y3", "b8"]] },
    { name: "end", rules: ["MG9"] },
  ],
  ratefix: [
    { name: "aim", rules: ["R1"], picture: [["r12"], ["back"], ["back"]] },
    { name: "turn", rules: ["R2", "R3", "R5"] },
    { name: "end", rules: ["R4", "R6"], picture: [["r12"], ["y8"], ["b9"]] },
  ],
  zweikampf: [
    { name: "aim", rules: ["Z1"], picture: [["back"], ["back"]] },
    { name: "turn", rules: ["Z2"], picture: [["r14"], ["b5"]] },
    { name: "tie", rules: ["Z3"], picture: [["r7", "b18"], ["b7", "r11"]] },
    { name: "end", rules: ["Z4", "Z5"] },
  ],
  schnippschnapp: [
    { name: "aim", rules: ["SS1"], picture: [["r5", "y5", "g5", "b5"]] },
    { name: "turn", rules: ["SS2", "SS7"], picture: [["back"], ["y9"]] },
    { name: "schnapp", rules: ["SS3", "SS6"], picture: [["r5"], ["y9"], ["g5"]] },
    { name: "schnipp", rules: ["SS4", "SS5", "SS8"] },
    { name: "end", rules: ["SS9"] },
  ],
  schwarzerpeter: [
    { name: "aim", rules: ["SP1", "SP2"], picture: [["r6", "b6"], ["r9", "b9"], ["r13"]] },
    { name: "turn", rules: ["SP3"], picture: [["back", "back", "back", "back"]] },
    { name: "end", rules: ["SP4", "SP6"] },
  ],
  stufen: [
    { name: "aim", rules: ["ST1", "ST2", "ST13"] },
    { name: "turn", rules: ["ST3"], picture: [["back"], ["y9"]] },
    { name: "melds", rules: ["ST4", "ST5"], picture: [["r5", "y5", "b5"], ["g4", "r5", "b6", "y7"], ["g2", "g9", "g11"]] },
    { name: "more", rules: ["ST6", "ST7", "ST8", "ST9"], picture: [["joker"], ["pause"]] },
    { name: "end", rules: ["ST10", "ST11", "ST12"] },
  ],
};
