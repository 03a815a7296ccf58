/** The faces that people can have at the table; the server keeps their names only. */

import type { ChairView } from "../protocol";

export const AVATARS = ["fox", "owl", "bear", "cat", "frog", "rabbit", "penguin", "whale"] as const;
export type AvatarName = (typeof AVATARS)[number];

/** The bots with a face of their own; the others are robots. */
export const CHARACTERS = ["duck", "badger", "lamb", "puppy", "fox", "owl"] as const;
export type Character = (typeof CHARACTERS)[number];

/** The bots from the weakest on: so many lights a robot has. */
export const LEVELS = ["easy", "medium", "hard", "master"] as const;
export type Level = (typeof LEVELS)[number];

export function isAvatar(name: string): name is AvatarName {
  return (AVATARS as readonly string[]).includes(name);
}

export function isCharacter(name: string): name is Character {
  return (CHARACTERS as readonly string[]).includes(name);
}

/** The bot whose chair it is. Who is away keeps their face. */
export function botIn(chair: ChairView | undefined): string | null {
  return chair?.name == null ? (chair?.bot ?? "") : null;
}

export function anyOf(avatars: readonly AvatarName[]): AvatarName {
  return avatars[Math.floor(Math.random() * avatars.length)] ?? AVATARS[0];
}
