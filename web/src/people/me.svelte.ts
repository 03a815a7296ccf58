/** The visitor. Without a name they are called after the animal of their face. */

import { introduce } from "../lib/http";
import { server, type Host, type Place } from "../lib/hosts";
import { prefs } from "../lib/prefs.svelte";
import { t } from "../lib/texts.svelte";
import { anyOf, AVATARS, isAvatar } from "./avatars";

class Me {
  readonly #introduced = new Map<Place, string>();

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

  /** Introduces the visitor. A server sets a cookie. Throws `Failed`. */
  async introduce(host: Host = server): Promise<void> {
    const { avatar, language } = prefs.now;
    const name = this.name.trim() || this.suggestion;
    const introduced = JSON.stringify([name, avatar]);
    if (introduced === this.#introduced.get(host.place)) return;
    await introduce({ name, avatar }, language, host);
    prefs.set({ isKnown: true });
    this.#introduced.set(host.place, introduced);
  }
}

export const me = new Me();
