/** Installs the page as an app, if the browser offers that. */

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class InstallPrompt {
  #offer = $state.raw<InstallEvent | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // or the browser asks by itself, at once
      this.#offer = event as InstallEvent;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
  }

  get isOffered(): boolean {
    return this.#offer !== null;
  }

  /** Opens the browser's dialog. It can be opened once. */
  install(): void {
    void this.#offer?.prompt();
    this.#offer = null;
  }
}

export const installPrompt = new InstallPrompt();
