import type { SceneManifest, ScenePlates } from '@ever-after/art'
import sharp, { type Region } from 'sharp'
import type { Box } from '../box.ts'
import { cutBytes, visibleBox } from './decode-attire.ts'

/** How far down a couple is shown. */
export type Framing = 'full' | 'hips' | 'waist' | 'chest'

/** A scene at the size of the frame, 8-bit sRGB. */
export interface SceneBackdrop {
  /** Of the framing: its metres and where necks stand. */
  manifest: SceneManifest
  widthPx: number
  heightPx: number
  /** Three bytes a pixel. */
  background: Uint8Array
  /** The background blurred and shrunk by `blurShrink`: the light that wraps around people. */
  blurred: Uint8Array
  blurredWidthPx: number
  blurredHeightPx: number
  foreground: SceneForeground | null
}

export interface SceneForeground {
  box: Box
  /** Straight red, green, blue and alpha, four bytes a pixel of the box. */
  rgba: Uint8Array
}

/** How many frame px a pixel of the blurred background stands for. */
export const blurShrink = 8
const blurShareOfWidth = 0.03

/** Shoulders nearly reach the edges of a couple from the waist, and reach over those of one from the chest. */
export const nearness: Record<Exclude<Framing, 'full'>, number> = { hips: 1, waist: 1.3, chest: 1.55 }
/** Share of the height by which necks are lower than in the whole scene, so that tall hair stays inside. */
const neckLower: Record<Exclude<Framing, 'full'>, number> = { hips: 0, waist: 0, chest: 0.04 }

/** From head to hem a scene has a background of its own and nothing in front of the couple; throws where it has none. */
export async function decodeScene(
  { full, ...plates }: ScenePlates,
  widthPx: number,
  heightPx: number,
  framing: Framing = 'hips',
): Promise<SceneBackdrop> {
  if (framing !== 'full') return decodeNear(plates, widthPx, heightPx, framing)
  if (!full) throw new Error(`The scene ${plates.manifest.name} was not drawn with its ground.`)
  const manifest = { ...plates.manifest, ...full.manifest }
  return decodeNear(
    { manifest, backgroundFile: full.backgroundFile, foregroundFile: null },
    widthPx,
    heightPx,
    'hips',
  )
}

async function decodeNear(
  { manifest, backgroundFile, foregroundFile }: Omit<ScenePlates, 'full'>,
  widthPx: number,
  heightPx: number,
  framing: Exclude<Framing, 'full'>,
): Promise<SceneBackdrop> {
  const nearer = nearness[framing]
  const whole = { width: Math.round(widthPx * nearer), height: Math.round(heightPx * nearer) }
  const shown = {
    left: Math.round((whole.width - widthPx) / 2),
    top: Math.round((whole.height - heightPx) * (1 - manifest.standFraction) - heightPx * neckLower[framing]),
    width: widthPx,
    height: heightPx,
  }
  const background = await sharp(backgroundFile)
    .removeAlpha()
    .resize({ ...whole, fit: 'fill', kernel: 'lanczos3' })
    .extract(shown)
    .raw()
    .toBuffer()
  const blurredWidthPx = Math.ceil(widthPx / blurShrink)
  const blurredHeightPx = Math.ceil(heightPx / blurShrink)
  const small = await sharp(background, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .resize(blurredWidthPx, blurredHeightPx, { fit: 'fill' })
    .raw()
    .toBuffer()
  const blurred = await sharp(small, { raw: { width: blurredWidthPx, height: blurredHeightPx, channels: 3 } })
    .blur((widthPx * blurShareOfWidth) / blurShrink)
    .raw()
    .toBuffer()
  const foreground = foregroundFile ? await decodeForeground(foregroundFile, whole, shown) : null
  return {
    manifest: {
      ...manifest,
      pxPerMetre: manifest.pxPerMetre * nearer,
      standFraction: manifest.standFraction - neckLower[framing],
    },
    widthPx,
    heightPx,
    background,
    blurred,
    blurredWidthPx,
    blurredHeightPx,
    foreground,
  }
}

async function decodeForeground(
  file: string,
  whole: Pick<Region, 'width' | 'height'>,
  shown: Region,
): Promise<SceneForeground> {
  const rgba = await sharp(file)
    .ensureAlpha()
    .resize({ ...whole, fit: 'fill' })
    .extract(shown)
    .raw()
    .toBuffer()
  const box = visibleBox(rgba, shown.width, shown.height)
  return { box, rgba: cutBytes(rgba, shown.width, 4, box) }
}
