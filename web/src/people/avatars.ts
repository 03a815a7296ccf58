/** The faces that people can have at the table; the server keeps their names only. */

export const AVATARS = ["fox", "owl", "bear", "cat", "frog", "rabbit", "penguin", "whale"] as const;
export type AvatarName = (typeof AVATARS)[number];

export function isAvatar(name: string): name is AvatarName {
  return (AVATARS as readonly string[]).includes(name);
}

export function anyOf(avatars: readonly AvatarName[]): AvatarName {
  return avatars[Math.floor(Math.random() * avatars.length)] ?? AVATARS[0];
}
