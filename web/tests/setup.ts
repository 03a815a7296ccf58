import { afterAll, vi } from "vitest";

/** All files run in one process, so the mocks of one file are removed before the next. */
afterAll(() => {
  vi.unstubAllGlobals();
});
