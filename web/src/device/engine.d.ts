/** What the build has put beside the page: `vite.config.ts`. */
declare const ENGINE: {
  readonly folder: string;
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly br: number; readonly gz: number }[];
} | null;
