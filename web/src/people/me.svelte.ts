/** The visitor. Without a name they are called after the animal of their face. */

import { introduce } from "../lib/http";
import { prefs } from "../lib/prefs.svelte";
import { t } from "../lib/texts.svelte";
import { anyOf, AVATARS, isAvatar } from "./avatars";

class Me {
  #introduced = "";

  constructor() {
    if (!isAvatar(prefs.now.avatar)) prefs.set({ avatar: anyOf(AVATARS) });
  }

  get name(): string {
    return prefs.now.name;
  }

  get avatar(): string {
    return prefs.now.avatar;
  }

  get suggestion(): string {
    return t(`avatar-${this.avatar}`);
  }

  setName(name: string): void {
    prefs.set({ name: name.trimStart().slice(0, 32) });
  }

  setAvatar(avatar: string): void {
    prefs.set({ avatar });
  }

  /** Takes a face that nobody else has, if the visitor has not chosen one. */
  takeFreeAvatar(others: readonly string[]): void {
    const free = AVATARS.filter((avatar) => !others.includes(avatar));
    if (!this.name && others.includes(this.avatar)) this.setAvatar(anyOf(free));
  }

  /** Introduces the visitor to the server, which sets a cookie; throws `Failed`. */
  async introduce(): Promise<void> {
    const { avatar, language } = prefs.now;
    const name = this.name.trim() || this.suggestion;
    const introduced = JSON.stringify([name, avatar]);
    if (introduced === this.#introduced) return;
    await introduce({ name, avatar }, language);
    prefs.set({ isKnown: true });
    this.#introduced = introduced;
  }
}

export const me = new Me();
