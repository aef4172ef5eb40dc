import type { HairColour } from '../spec/hair-colour.ts'

/** A colour of hair in OKLab, as daylight shows it. */
export interface HairDye {
  /** Lightness of the darkest, the middle and the lightest strands (5th, 50th, 95th percentile). */
  lightness: readonly [number, number, number]
  /** Chroma of the middle strands. */
  chroma: number
  /** Hue of the strands in shade, in the middle and in shine; dark yellow would look green. */
  hueDeg: readonly [number, number, number]
}

/** Judged by eye on portraits from black to platinum hair. */
export const hairDyes: Record<HairColour, HairDye> = {
  black: { lightness: [0.11, 0.19, 0.42], chroma: 0.008, hueDeg: [40, 40, 260] },
  'dark-brown': { lightness: [0.15, 0.27, 0.5], chroma: 0.034, hueDeg: [50, 50, 58] },
  chestnut: { lightness: [0.17, 0.33, 0.57], chroma: 0.062, hueDeg: [46, 46, 56] },
  'light-brown': { lightness: [0.24, 0.44, 0.67], chroma: 0.056, hueDeg: [49, 55, 66] },
  auburn: { lightness: [0.18, 0.34, 0.57], chroma: 0.092, hueDeg: [36, 36, 48] },
  copper: { lightness: [0.24, 0.46, 0.69], chroma: 0.115, hueDeg: [48, 48, 60] },
  'golden-blonde': { lightness: [0.37, 0.65, 0.87], chroma: 0.078, hueDeg: [53, 65, 80] },
  platinum: { lightness: [0.56, 0.77, 0.92], chroma: 0.024, hueDeg: [78, 82, 90] },
  rose: { lightness: [0.4, 0.66, 0.87], chroma: 0.085, hueDeg: [8, 8, 20] },
  burgundy: { lightness: [0.15, 0.28, 0.51], chroma: 0.095, hueDeg: [14, 14, 10] },
  violet: { lightness: [0.18, 0.36, 0.62], chroma: 0.115, hueDeg: [306, 306, 312] },
  teal: { lightness: [0.19, 0.4, 0.67], chroma: 0.08, hueDeg: [205, 205, 195] },
}
