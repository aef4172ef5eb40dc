export type Attire = 'dress' | 'suit'
export type Finish = 'film' | 'soft' | 'bw' | 'watercolour'

/** How a picture is set: names of packages/art plates and a finish. */
export interface StudioRecipe {
  scene: string
  finish: Finish
  dress: string
  suit: string
  /** Worn by the second of two brides or two grooms. */
  otherDress: string
  otherSuit: string
  veil: boolean
}

export interface Partner {
  /** An encoded JPEG, PNG or WebP picture, upright. */
  photo: Uint8Array
  /** Key under which the understanding of this photo may be kept in memory, such as a photo id. */
  photoKey?: string
  attire: Attire
  /** Which face of several, counted from the left; the only or clearly largest one when absent. */
  faceIndex?: number
}

export interface CoupleJob {
  kind: 'couple'
  partners: readonly [Partner, Partner]
  recipe: StudioRecipe
  /** Width of the 3:4 master, px; at least 1200. */
  widthPx: number
  prompt?: string
}

/** The scene with attire and without any face, for icons and previews of a style. */
export interface PreviewJob {
  kind: 'preview'
  attires: readonly [Attire, Attire]
  recipe: StudioRecipe
  widthPx: number
}

export type Job = CoupleJob | PreviewJob

export type Stage = 'faces' | 'scene' | 'dressing' | 'finishing' | 'checking'

export interface JobContext {
  signal?: AbortSignal
  /** Same job, style and seed give the same bytes. */
  seed: number
  /** Called as stages begin and advance; fraction is 0..1 of the whole job. */
  onStage?: (stage: Stage, fraction: number) => void
}

export interface EncodedImage {
  role: 'master' | 'preview' | 'thumb'
  bytes: Uint8Array
  mime: 'image/jpeg' | 'image/webp'
  widthPx: number
  heightPx: number
}

/** What is known about a finished picture; holds no measurement of a face. */
export interface Report {
  engine: string
  model: string
  /** Milliseconds by stage: vision, matte, compose, check, encode. */
  stagesMs: Record<string, number>
  /** Descriptor distance source to result, by partner; same person at or under 0.52. */
  likeness: number[]
  /** CIEDE2000 of the cheeks source to result, by partner. */
  skinDeltaE: number[]
  warnings: string[]
  costUsd: number
}

export interface Outcome {
  images: EncodedImage[]
  report: Report
}
