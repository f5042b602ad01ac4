// Sounds made on the spot, of a few tones and a little noise; there are no files. It stays silent
// until somebody has touched the page, as browsers and manners ask.

import type { Sound } from "./sounds";

/** A tone that glides, or noise (no wave) through a filter at that pitch; times in seconds. */
interface Note {
  wave?: OscillatorType;
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  loud: number;
}

const tone = (from: number, at: number, lasts: number, loud: number, wave: OscillatorType = "triangle"): Note => ({ wave, from, at, lasts, loud });
const noise = (from: number, to: number, at: number, lasts: number, loud: number): Note => ({ from, to, at, lasts, loud });
const row = (pitches: readonly number[], step: number, lasts: number, loud: number, wave: OscillatorType = "triangle"): Note[] =>
  pitches.map((pitch, number) => tone(pitch, number * step, lasts, loud, wave));

/** What each sound is made of: wood and stone for deeds, metal for tools, bells for gold. */
export const SCORES: Record<Sound, readonly Note[]> = {
  laid: [noise(900, 250, 0, 0.09, 0.7), { wave: "sine", from: 180, to: 90, lasts: 0.1, loud: 0.5 }],
  away: [noise(2600, 900, 0, 0.12, 0.25)],
  broken: [noise(3200, 700, 0, 0.16, 0.6), { wave: "sawtooth", from: 320, to: 90, at: 0.02, lasts: 0.22, loud: 0.22 }],
  mended: [...row([660, 880], 0.09, 0.14, 0.3), noise(4000, 3000, 0, 0.04, 0.3), noise(4000, 3000, 0.09, 0.04, 0.3)],
  rock: [noise(420, 60, 0, 0.7, 0.9), noise(900, 120, 0.12, 0.35, 0.5), { wave: "sine", from: 90, to: 40, lasts: 0.6, loud: 0.5 }],
  looked: row([740, 990], 0.1, 0.16, 0.16, "sine"),
  turned: [noise(1200, 400, 0, 0.14, 0.5), ...row([392, 523], 0.12, 0.22, 0.25)],
  treasure: row([523, 659, 784, 1047, 1319], 0.1, 0.4, 0.28),
  gold: row([1568, 2093, 1760], 0.06, 0.22, 0.16, "sine"),
  struck: [noise(260, 70, 0, 0.3, 0.9), { wave: "sawtooth", from: 150, to: 55, lasts: 0.32, loud: 0.4 }, noise(3600, 1400, 0.05, 0.12, 0.45)],
  dropped: [...row([1760, 1397, 1047], 0.08, 0.18, 0.16, "sine"), noise(500, 200, 0.26, 0.08, 0.4)],
  out: [noise(300, 2400, 0, 0.7, 0.18), ...row([392, 494, 587, 784, 988], 0.11, 0.55, 0.2)],
  gong: [tone(196, 0, 0.9, 0.35, "sine"), tone(294, 0, 0.6, 0.18, "sine"), tone(523, 0, 0.25, 0.08, "sine")],
  knock: [noise(700, 400, 0, 0.05, 0.35), noise(700, 400, 0.11, 0.05, 0.3)],
  won: row([392, 523, 659, 784, 659, 784, 1047], 0.12, 0.34, 0.26),
  lost: row([392, 349, 311, 233], 0.17, 0.4, 0.24),
  yours: row([587, 880], 0.13, 0.28, 0.26),
  tick: [noise(2400, 2000, 0, 0.035, 0.45)],
};

/** Sounds that come closer upon one another would be a racket, in milliseconds. */
const APART = 110;
/** A context that runs costs a phone its battery, silent or not: so long after the last note it rests. */
const REST = 2000;
/** What nobody may miss, although it comes with the last move. */
const ALWAYS: readonly Sound[] = ["won", "lost"];

class Synth {
  private context: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;
  private last = -Infinity;
  private resting: ReturnType<typeof setTimeout> | undefined;

  play(sound: Sound, volume: number): void {
    const now = performance.now();
    if (!navigator.userActivation.hasBeenActive || volume <= 0) return;
    if (now - this.last < APART && !ALWAYS.includes(sound)) return;
    this.last = now;
    this.context ??= new AudioContext();
    const { context } = this;
    void context.resume();
    const whole = context.createGain();
    whole.gain.value = volume;
    whole.connect(context.destination);
    for (const note of SCORES[sound]) this.note(context, note, whole);
    const ends = Math.max(...SCORES[sound].map(({ at = 0, lasts }) => at + lasts));
    clearTimeout(this.resting);
    this.resting = setTimeout(() => void context.suspend(), 1000 * ends + REST);
  }

  private note(context: AudioContext, { wave, from, to = from, at = 0, lasts, loud }: Note, out: AudioNode): void {
    const [start, end] = [context.currentTime + at, context.currentTime + at + lasts];
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.001, end);
    gain.connect(out);
    const source = wave ? this.tone(context, wave) : this.noise(context);
    const pitched = source instanceof OscillatorNode ? source : context.createBiquadFilter();
    pitched.frequency.setValueAtTime(from, start);
    pitched.frequency.exponentialRampToValueAtTime(to, end);
    if (pitched !== source) source.connect(pitched);
    pitched.connect(gain);
    source.start(start);
    source.stop(end);
  }

  private tone(context: AudioContext, wave: OscillatorType): OscillatorNode {
    const source = context.createOscillator();
    source.type = wave;
    return source;
  }

  private noise(context: AudioContext): AudioBufferSourceNode {
    if (!this.hiss) {
      this.hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
      const samples = this.hiss.getChannelData(0);
      for (let number = 0; number < samples.length; number += 1) samples[number] = 2 * Math.random() - 1;
    }
    const source = context.createBufferSource();
    source.buffer = this.hiss;
    source.loop = true;
    return source;
  }
}

export const synth = new Synth();
