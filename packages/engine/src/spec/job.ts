import type { HairColour } from './hair-colour.ts'

export type Attire = 'dress' | 'suit'
export type Finish = 'film' | 'soft' | 'bw' | 'watercolour' | 'oil'

/** Who of two partners is taller, as they are given. */
export type Taller = 'first' | 'neither' | 'second'

/** 3:4, 1:1 or 4:3. */
export type PictureShape = 'portrait' | 'square' | 'landscape'

/** How the two are to stand; what is absent is chosen for them. */
export interface Stance {
  /** A pose of packages/art that both are drawn in. */
  pose?: string
  /** Heads and shoulders, down to the hips, or from head to hem. */
  framing?: 'close' | 'half' | 'full'
  /** Who stands on the left. */
  left?: 'first' | 'second'
}

/** How a picture is printed: golden, or light and a little cooler. */
export type Print = 'warm' | 'airy'

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
  /** Accessory that may cover the hair and neck of who wears a dress; worn only where it is chosen. */
  covering?: string
  /**
   * Poses for two among which the seed chooses, by names of packages/art, or two of them joined by a plus for one of each;
   * the engine's usual ones when absent.
   */
  poses?: readonly string[]
}

/** Which face of several: counted from the left, or whose middle lies in a box of the photo, in fractions of it. */
export type FaceAt = number | { x: number; y: number; width: number; height: number }

/** One person's portrait: an encoded JPEG, PNG or WebP picture, upright. */
export interface Portrait {
  photo: Uint8Array
  /** Key under which the understanding of this photo may be kept in memory, such as a photo id. */
  photoKey?: string
  /** The only or clearly largest one when absent. */
  faceAt?: FaceAt
  /** Whether somebody said that this person is an adult; asked only where the photo leaves it open. */
  isConfirmedAdult?: boolean
}

/** A person who is dressed. */
export interface Wearer extends Portrait {
  /** Whether the recipe's covering was chosen; it is never put on unasked, nor over a covering of the person's own. */
  wearsCovering?: boolean
}

export interface Partner extends Wearer {
  attire: Attire
}

export interface CoupleJob {
  kind: 'couple'
  partners: readonly [Partner, Partner]
  /** As poses were drawn when absent. */
  taller?: Taller
  recipe: StudioRecipe
  /** Width of the master, px; at least 1200. */
  widthPx: number
  /** 3:4 when absent. */
  shape?: PictureShape
  prompt?: string
  /** Rejects with `pose_impossible` where the two cannot be drawn like this. */
  stance?: Stance
  /** Compositions that reports of the couple's earlier pictures name, latest first; another one is chosen where there is one. */
  recent?: readonly string[]
  /**
   * Those of them that have the same two photos and the same recipe: none is drawn again while there is another one, in other
   * clothes of the recipe or even as the couple did not choose.
   */
  shown?: readonly string[]
  /** Compositions of those that are shown together with this one: it has another pose and framing where it can. */
  besides?: readonly string[]
  /** Which one it is of several that are drawn of the same job and seed and shown together, from 1. */
  nth?: number
  /** How many are shown together with it and come later, and itself; its report names how they will stand. */
  count?: number
  /** How this one is to stand, as the report of the first one of several names it; instead of all that is said of others. */
  composition?: string
  /** As the style has it when absent. */
  print?: Print
  /** Whether faces are left nearly as they are, whatever the finish. */
  isGentle?: boolean
}

/** The scene with attire and without any face, for icons and previews of a style. */
export interface PreviewJob {
  kind: 'preview'
  attires: readonly [Attire, Attire]
  recipe: StudioRecipe
  widthPx: number
  prompt?: string
}

/** A dress of the catalogue: an attire plate with a colour and a cloth, set in a scene. */
export interface DressRecipe {
  plate: string
  /** Colour of the cloth, such as 'ivory' or 'blush'; names of packages/art. */
  colour: string
  scene: string
  veil: boolean
  /** Accessory that may cover hair and neck; worn only where it is chosen. */
  covering?: string
}

/** Where a dress from a photo is worn unless another scene is named. */
export const usualDressScene = 'indoor-elegance'

/** One person in a dress: from the catalogue, or cut from a photo of a dress. */
export interface DressJob {
  kind: 'dress'
  person: Wearer
  dress: { recipe: DressRecipe } | { photo: Uint8Array; scene?: string }
  /** Width of the 3:4 master, px; at least 1200. */
  widthPx: number
  prompt?: string
}

/** How two people would look in a style: small and marked, with one image of the role `thumb`. Nothing judges it. */
export interface CoupleThumbnailJob extends Pick<CoupleJob, 'partners' | 'taller' | 'recipe' | 'stance'> {
  kind: 'couple-thumbnail'
  /** Width of the 3:4 picture, px; up to 400. */
  widthPx: number
}

/** The same of one person in a dress of the catalogue. */
export interface DressThumbnailJob {
  kind: 'dress-thumbnail'
  person: Wearer
  recipe: DressRecipe
  /** Width of the 3:4 picture, px; up to 400. */
  widthPx: number
}

/** Two better versions of one portrait: images carry variant 'natural' and 'studio'. */
export interface PortraitJob {
  kind: 'portrait'
  person: Portrait
  /** How many takes of this photo exist already; this one looks different. None when absent. */
  take?: number
}

/** The same portrait with another colour of hair. */
export interface HairJob {
  kind: 'hair'
  person: Portrait
  colour: HairColour
}

/** One small picture per colour of hair; images carry the colour as variant. */
export interface HairSwatchesJob {
  kind: 'hair-swatches'
  person: Portrait
  /** Width of a swatch, px. */
  widthPx: number
}

/** A dress of the catalogue on nobody in particular, from the neck to the skirt, for its icon and preview. */
export interface DressPreviewJob {
  kind: 'dress-preview'
  recipe: DressRecipe
  /** Width of the 3:4 picture. */
  widthPx: number
}

export type Job =
  | CoupleJob
  | PreviewJob
  | DressPreviewJob
  | DressJob
  | PortraitJob
  | HairJob
  | HairSwatchesJob
  | CoupleThumbnailJob
  | DressThumbnailJob

export type Stage = 'faces' | 'scene' | 'dressing' | 'finishing' | 'checking'

export interface JobContext {
  signal?: AbortSignal
  /** What budgets and figures are kept by, such as a style's id. */
  label?: string
  /** Whether what somebody waits for goes first. */
  canWait?: boolean
  /** When the job has to have ended; nothing begins that could not end by then. */
  deadlineAt?: Date
  /** Same job, style and seed give the same bytes. */
  seed: number
  /** Called as stages begin and advance; fraction is 0..1 of the whole job. */
  onStage?: (stage: Stage, fraction: number) => void
}

export interface EncodedImage {
  role: 'master' | 'preview' | 'thumb' | 'swatch'
  /** Which of several results this is, when a job makes several. */
  variant?: string
  bytes: Uint8Array
  mime: 'image/jpeg' | 'image/webp'
  widthPx: number
  heightPx: number
  /** The part of the photo that a swatch shows; all of it when absent. */
  frame?: { x: number; y: number; width: number; height: number }
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
  /** How two people stand, how near they are shown and what they wear, where an engine knows it. */
  composition?: string
  /** The same of the others of the job's `count`, in their order. */
  others?: string[]
}

export interface Outcome {
  images: EncodedImage[]
  report: Report
}
