import type { Plugin } from "vite";

export function engineInfo(command: string): object | null;
export function withEngine(): Plugin;
