import type { Picture } from '../pixels/picture.ts'
import type { Print } from '../spec/job.ts'

interface Tones {
  /** Gains of the channels in the lights; shadows keep their colour. */
  gains: readonly [r: number, g: number, b: number]
  /** Exponent of the tone curve: below 1 middle tones are lifted. */
  gamma: number
}

const tones: Record<Print, Tones> = {
  warm: { gains: [1.04, 1, 0.92], gamma: 1.05 },
  airy: { gains: [0.985, 1, 1.03], gamma: 0.84 },
}
/** Skin follows the light without losing its own colour. */
const onSkin = 0.45

/** Prints a picture warmer, or lighter, in place. */
export function printAs(print: Print, { r, g, b }: Picture, skinMask: Float32Array): void {
  const { gains, gamma } = tones[print]
  const curve = Float32Array.from({ length: steps + 1 }, (_, i) => (i / steps) ** gamma)
  const channels = [r, g, b]
  for (let i = 0; i < r.length; i++) {
    const share = 1 - (1 - onSkin) * skinMask[i]
    for (const [index, channel] of channels.entries()) {
      const value = held(channel[i])
      const toned = curve[Math.round(value * steps)] * (1 + (gains[index] - 1) * value)
      channel[i] = value + (held(toned) - value) * share
    }
  }
}

/** Fine enough for 8 bits. */
const steps = 4096

function held(value: number): number {
  return value < 0 ? 0 : Math.min(1, value)
}
