/** How it stands with the tables of this device, for everybody to see. */

import { t } from "../lib/texts.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { Notice } from "./messages";

/** `taken`: another tab runs them. `unreachable`: the files could not be fetched. */
export type DeviceState = "idle" | "fetching" | "starting" | "ready" | "taken" | "failed" | "unreachable";

class DeviceStatus {
  state = $state<DeviceState>("idle");
  /** What stays true until the page is closed. */
  lasting = $state<"no-store" | "full" | null>(null);

  notice(notice: Notice, count: number): void {
    if (notice === "no-store" || notice === "full") this.lasting = notice;
    else toasts.show(t(`device-${notice}`, { count }));
  }
}

export const deviceStatus = new DeviceStatus();
