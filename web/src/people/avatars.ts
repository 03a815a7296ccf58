/** The faces of people and bots. The server only knows their names. */

import type { ChairView } from "../protocol";

export const AVATARS = ["fox", "owl", "bear", "cat", "frog", "rabbit", "penguin", "whale"] as const;
export type AvatarName = (typeof AVATARS)[number];

/** The bots with a face of their own; the others have the face of a robot. */
export const CHARACTERS = ["duck", "badger", "lamb", "puppy", "fox", "owl"] as const;
export type Character = (typeof CHARACTERS)[number];

/** The levels of bots, the weakest first. A robot has a light for each level. */
export const LEVELS = ["easy", "medium", "hard", "master"] as const;
export type Level = (typeof LEVELS)[number];

export function isAvatar(name: string): name is AvatarName {
  return (AVATARS as readonly string[]).includes(name);
}

export function isCharacter(name: string): name is Character {
  return (CHARACTERS as readonly string[]).includes(name);
}

/** The bot on a chair; `null` if the chair belongs to a person, even to an absent one. */
export function botIn(chair: ChairView | undefined): string | null {
  return chair?.name == null ? (chair?.bot ?? "") : null;
}

export function anyOf(avatars: readonly AvatarName[]): AvatarName {
  return avatars[Math.floor(Math.random() * avatars.length)] ?? AVATARS[0];
}
