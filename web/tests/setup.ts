import { afterAll, vi } from "vitest";

/** All files run in one process: what one of them pretends is gone for the next. */
afterAll(() => {
  vi.unstubAllGlobals();
});
