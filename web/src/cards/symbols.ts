/** The symbols of the four colours as paths in a box from -10 to 10, so that they weigh the same to the eye. */

import type { Colour } from "../protocol";

export const SYMBOL_PATHS: { readonly [C in Colour]: string } = {
  red: "M-8.5-8.5h17v17h-17z",
  yellow: "M-7.5-10 10 0-7.5 10z",
  green: "M0-10.5l3 6.9 7.5.7-5.7 4.9 1.7 7.4L0 5.5l-6.5 3.9 1.7-7.4-5.7-4.9 7.5-.7z",
  blue: "M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z",
};
