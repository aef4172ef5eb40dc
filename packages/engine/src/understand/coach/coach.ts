import type { Hint, HintCode, HintSeverity } from '../../spec/hint.ts'
import type { Expression } from './expression.ts'

/** What is measured of a portrait before anyone spends a change on it. */
export interface PhotoMetrics extends Expression {
  /** Forehead to chin in the decoded photo. */
  faceHeightPx: number
  yawDeg: number
  pitchDeg: number
  rollDeg: number
  sideLightStops: number
  /** How much lies over the eyes: 0 for bare eyes and clear glasses, 1 for dark glasses. */
  eyesHidden: number
  /** Light of eyes and brow under a hat's brim against the cheeks; 1 without a hat. */
  brimLight: number
  /** Linear luminance of the face's highlight and of its cheeks. */
  faceHighlight: number
  cheekLight: number
  /** How far the face's colours lie beside one hue, OKLab. */
  hueSpread: number
  headCutOffCm: number
  foreheadCutCm: number
  faceCutPercent: number
  handsNearHeadCm2: number
  handOnFacePercent: number
  hairLikeBackgroundPercent: number
  sharpness: number
}

interface Rule {
  code: HintCode
  severity: HintSeverity
  /** The hint is given beyond this value: under it when it is a least, over it when it is a most. */
  least?: number
  most?: number
}

/** Under this a photo has no colours: of 33 without or in one tint two faded ones have more, the least of 1,100 others is 0.0083. */
export const leastHueSpread = 0.005
/** Luminance of a face's highlight under which too little of the face is seen. */
export const leastFaceLight = 0.2
const mostHidden = 0.4
const mostShut = 0.55
const leastSharp = 5.5
const mostForeheadCutCm = 4

/** Under this much blur nothing is said of a face's expression. */
function isSharp({ sharpness }: PhotoMetrics): boolean {
  return sharpness >= leastSharp
}

function areEyesSeen(metrics: PhotoMetrics): boolean {
  return isSharp(metrics) && metrics.eyesHidden <= mostHidden
}

/** Rules of one measurement, the gravest first; the first one that is broken speaks. */
const rules: readonly { value: (metrics: PhotoMetrics) => number; rules: readonly Rule[] }[] = [
  {
    value: ({ faceHeightPx }) => faceHeightPx,
    rules: [
      { code: 'face_too_small', severity: 'warn', least: 70 },
      { code: 'face_small', severity: 'info', least: 120 },
    ],
  },
  {
    value: ({ yawDeg }) => Math.abs(yawDeg),
    rules: [
      // Beyond this the far eye is hidden: of five such heads two came out as somebody else, and none well.
      { code: 'turned_away', severity: 'block', most: 45 },
      { code: 'turned_away', severity: 'warn', most: 38 },
      { code: 'turned', severity: 'warn', most: 28 },
    ],
  },
  {
    // Of 1,200 photos none is bowed by more than 34° or lifted by more than 37°; up to there heads come out well.
    value: ({ pitchDeg }) => pitchDeg,
    rules: [{ code: 'head_bowed', severity: 'info', most: 22 }],
  },
  {
    value: ({ pitchDeg }) => -pitchDeg,
    rules: [{ code: 'head_tipped', severity: 'info', most: 22 }],
  },
  {
    value: ({ rollDeg }) => Math.abs(rollDeg),
    rules: [
      { code: 'sideways', severity: 'warn', most: 60 },
      { code: 'head_tilted', severity: 'info', most: 25 },
    ],
  },
  {
    value: ({ sideLightStops }) => Math.abs(sideLightStops),
    rules: [
      { code: 'hard_side_light', severity: 'warn', most: 2.6 },
      { code: 'side_light', severity: 'info', most: 1.8 },
    ],
  },
  {
    value: ({ faceHighlight }) => faceHighlight,
    rules: [
      { code: 'too_dark', severity: 'warn', least: leastFaceLight },
      { code: 'dark', severity: 'info', least: 0.3 },
    ],
  },
  {
    value: ({ sharpness }) => sharpness,
    rules: [{ code: 'blurred', severity: 'warn', least: leastSharp }],
  },
  {
    // 196 photos: 7 of 9 pairs of dark glasses speak, one tinted and one mirrored pair do not, and no bare eye does.
    value: ({ eyesHidden }) => eyesHidden,
    rules: [{ code: 'eyes_covered', severity: 'warn', most: mostHidden }],
  },
  {
    // Of 19 hats and caps the three whose brim shades the eyes most, of 16 turbans none.
    value: ({ brimLight }) => brimLight,
    rules: [{ code: 'eyes_shaded', severity: 'info', least: 0.5 }],
  },
  {
    // 199 photos: a hand over mouth or cheek takes 7 to 24 %, at the jaw's edge 2 %.
    value: ({ handOnFacePercent }) => handOnFacePercent,
    rules: [{ code: 'face_covered', severity: 'block', most: 5 }],
  },
  {
    // Of 948 photos 12 of the 14 with shut or downcast eyes speak and no others; narrow eyes in a laugh reach 0.51.
    value: (metrics) => (areEyesSeen(metrics) ? metrics.eyesShut : 0),
    rules: [{ code: 'eyes_shut', severity: 'warn', most: mostShut }],
  },
  {
    value: (metrics) =>
      areEyesSeen(metrics) && metrics.eyesShut <= mostShut ? Math.abs(metrics.gazeAsideDeg) : 0,
    rules: [{ code: 'looking_away', severity: 'info', most: 25 }],
  },
  {
    // Shut lips, full ones too, reach 0.62.
    value: (metrics) => (isSharp(metrics) ? metrics.mouthOpenCm : 0),
    rules: [{ code: 'mouth_open', severity: 'info', most: 0.68 }],
  },
  {
    value: ({ cheekLight }) => cheekLight,
    rules: [{ code: 'overexposed', severity: 'warn', most: 0.8 }],
  },
  {
    value: ({ hueSpread }) => hueSpread,
    rules: [{ code: 'black_and_white', severity: 'info', least: leastHueSpread }],
  },
  {
    // Of 208 photos one: its head is flat whatever is drawn.
    value: ({ foreheadCutCm }) => foreheadCutCm,
    rules: [{ code: 'head_cut_off', severity: 'block', most: mostForeheadCutCm }],
  },
  {
    // Of 245 photos the five whose chin or cheek is missing have 5.7 to 17 %, all others none.
    value: (metrics) => (metrics.foreheadCutCm > mostForeheadCutCm ? 0 : metrics.faceCutPercent),
    rules: [{ code: 'face_cut_off', severity: 'block', most: 2 }],
  },
  {
    value: ({ headCutOffCm, foreheadCutCm }) => (foreheadCutCm > mostForeheadCutCm ? 0 : headCutOffCm),
    rules: [
      { code: 'head_cut_off', severity: 'warn', most: 4.5 },
      { code: 'head_cut_off', severity: 'info', most: 2 },
    ],
  },
  {
    value: ({ handsNearHeadCm2 }) => handsNearHeadCm2,
    rules: [
      { code: 'hands_on_head', severity: 'warn', most: 80 },
      { code: 'hands_near_head', severity: 'info', most: 25 },
    ],
  },
  {
    value: ({ hairLikeBackgroundPercent }) => hairLikeBackgroundPercent,
    rules: [{ code: 'hair_like_background', severity: 'warn', most: 35 }],
  },
]

/** Turns measurements into hints; the thresholds come from 34 heads that were composed and looked at. */
export function coach(metrics: PhotoMetrics): Hint[] {
  return rules.flatMap(({ value, rules }) => {
    const measured = value(metrics)
    const broken = rules.find(({ least = -Infinity, most = Infinity }) => measured < least || measured > most)
    return broken ? [{ code: broken.code, severity: broken.severity, value: round(measured) }] : []
  })
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
