/** Soft sounds, synthesized. Browsers play them once somebody has touched the page. */

import { prefs } from "../lib/prefs.svelte";

export type Sound = "lay" | "draw" | "turn" | "no" | "snap" | "tick" | "lose" | "win";

interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** In seconds, from the beginning of the sound. */
  readonly at: number;
  readonly long: number;
  readonly loud: number;
}

const NOTES: { readonly [S in Sound]: readonly Note[] } = {
  lay: [{ pitch: 190, at: 0, long: 0.07, loud: 0.16 }],
  draw: [{ pitch: 340, at: 0, long: 0.06, loud: 0.07 }],
  turn: [
    { pitch: 523, at: 0, long: 0.18, loud: 0.1 },
    { pitch: 659, at: 0.11, long: 0.28, loud: 0.1 },
  ],
  no: [{ pitch: 120, at: 0, long: 0.14, loud: 0.14 }],
  snap: [
    { pitch: 1320, at: 0, long: 0.05, loud: 0.14 },
    { pitch: 880, at: 0.03, long: 0.08, loud: 0.12 },
  ],
  tick: [{ pitch: 660, at: 0, long: 0.09, loud: 0.1 }],
  lose: [330, 277, 220].map((pitch, index) => ({ pitch, at: index * 0.16, long: 0.4, loud: 0.1 })),
  win: [523, 659, 784, 1047].map((pitch, index) => ({ pitch, at: index * 0.12, long: 0.5, loud: 0.09 })),
};

/** Friendlier sounds for children. */
const FRIENDLY: { readonly [S in Sound]?: readonly Note[] } = {
  lay: [{ pitch: 440, at: 0, long: 0.12, loud: 0.12 }],
  no: [392, 330].map((pitch, index) => ({ pitch, at: index * 0.12, long: 0.22, loud: 0.08 })),
  lose: [392, 349, 330, 392].map((pitch, index) => ({ pitch, at: index * 0.14, long: 0.3, loud: 0.09 })),
};

const SHAKES: { readonly [S in Sound]?: number | number[] } = { turn: 30, no: [15, 40, 15], win: [40, 60, 40] };

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!prefs.now.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  const notes = (prefs.now.child ? FRIENDLY[sound] : undefined) ?? NOTES[sound];
  if (context.state === "running") for (const note of notes) ring(context, note);
  const shake = SHAKES[sound];
  if (shake !== undefined) navigator.vibrate?.(shake);
}

function ring(context: AudioContext, { pitch, at, long, loud }: Note): void {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + long);
}
