import { settings } from "../settings/settings.ts";

export type Sound = "tap" | "slide" | "coin" | "bell";

let context: AudioContext | null = null;
let busyUntil = 0;

/** Plays a small sound, if somebody wants them; never two at once. */
export function play(sound: Sound): void {
  if (!settings().sound) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    if (context.currentTime < busyUntil) return;
    busyUntil = context.currentTime + MAKERS[sound](context, context.currentTime);
  } catch {
    // A browser that has no sound, or allows none before the first press, plays the match all the same.
  }
}

/** Each makes its sound at a time and tells how long it is, in seconds. */
const MAKERS: Readonly<Record<Sound, (audio: AudioContext, at: number) => number>> = {
  /** A stone put down: a short thud with a click on top. */
  tap(audio, at) {
    tone(audio, at, { from: 190, to: 90, length: 0.11, volume: 0.3, wave: "sine" });
    hiss(audio, at, { pitch: 2400, length: 0.03, volume: 0.12 });
    return 0.11;
  },
  /** Paper over paper. */
  slide(audio, at) {
    hiss(audio, at, { pitch: 1400, length: 0.18, volume: 0.1 });
    return 0.18;
  },
  coin(audio, at) {
    tone(audio, at, { from: 1560, to: 1560, length: 0.16, volume: 0.12, wave: "triangle" });
    tone(audio, at + 0.06, { from: 2090, to: 2090, length: 0.2, volume: 0.1, wave: "triangle" });
    return 0.26;
  },
  /** One bell: your turn. */
  bell(audio, at) {
    tone(audio, at, { from: 660, to: 658, length: 0.38, volume: 0.16, wave: "sine" });
    tone(audio, at, { from: 1780, to: 1776, length: 0.22, volume: 0.05, wave: "sine" });
    return 0.38;
  },
};

interface Tone {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly volume: number;
  readonly wave: OscillatorType;
}

function tone(audio: AudioContext, at: number, { from, to, length, volume, wave }: Tone): void {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fading(audio, at, length, volume));
  source.start(at);
  source.stop(at + length);
}

function hiss(
  audio: AudioContext,
  at: number,
  { pitch, length, volume }: { readonly pitch: number; readonly length: number; readonly volume: number },
): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(audio, at, length, volume));
  source.start(at);
}

function fading(audio: AudioContext, at: number, length: number, volume: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}
