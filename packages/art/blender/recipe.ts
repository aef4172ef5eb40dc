import type { LightEncoding, SceneManifest } from '../src/manifest.ts'

/** How linear light becomes a picture; read by post/tone.py. */
export interface Grade {
  exposure: number
  /** Linear gains of red, green and blue. */
  gains: readonly [number, number, number]
  bloom: number
  /** Sunlit air above the horizon: amount and linear colour. */
  haze: number
  hazeColour: readonly [number, number, number]
  saturation: number
  contrast: number
  vignette: number
}

export interface ForegroundRecipe {
  /** What stands before the couple, see scenes/foreground.py. */
  look: 'roses' | 'coast' | 'candles' | 'ferns' | 'vines' | 'firs' | 'meadow'
  /** Flower colours and light, by name in scenes/foreground.py. */
  palette: string
  light: 'day' | 'warm' | 'dusk' | 'candle'
  exposure: number
}

export interface SceneRecipe {
  title: string
  /** Python module below blender/ and the look it draws. */
  module: string
  look: string
  /** Width of the background; everything in it is out of focus, so 1200 px look as sharp as 1800. */
  widthPx: number
  samples: number
  grade: Grade
  foreground: ForegroundRecipe | null
  light: SceneManifest['light']
  whiteBalance: SceneManifest['whiteBalance']
  exposure: number
  lightWrap: number
  ambient: number
}

/** A garment on bodies of people/, alone and in poses for two. */
export interface AttireRecipe {
  title: string
  kind: 'dress' | 'suit'
  /** Names that people/gown.py or people/suit.py know. */
  look: Record<string, string>
  exposure: number
}

/** Bodies that a garment is drawn on; a name without a build has the average one. */
export const builds = ['average', 'slim', 'full'] as const
export type Build = (typeof builds)[number]
/** Width of a body against the average one. */
export const BUILD_FIT: Record<Build, number> = { slim: 0.93, average: 1, full: 1.15 }

/** Far out of focus, so it may be smaller than its background. */
export const FOREGROUND_SIZE = { widthPx: 900, heightPx: 1200 } as const
export const ATTIRE_BACK_SIZE = { widthPx: 960, heightPx: 1200 } as const
export const ATTIRE_BACK_ENCODING: LightEncoding = { max: 4, gamma: 2 }
/** Dark cloth that is shown from near needs finer steps in the shadows. */
export const ATTIRE_ENCODING: LightEncoding = { max: 4, gamma: 3 }
export const VEIL_ENCODING: LightEncoding = { max: 2.4, gamma: 3 }
/** Skin albedo of the K1 render, the same as SKIN_REFERENCE in kit/materials.py. */
export const SKIN_REFERENCE = [0.8, 0.56, 0.44] as const
/** Albedo of hair in the K1 render, the same as HAIR_REFERENCE in attire/hair_strands.py. */
export const HAIR_REFERENCE = 0.34
