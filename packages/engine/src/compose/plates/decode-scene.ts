import type { SceneManifest, ScenePlates } from '@ever-after/art'
import sharp from 'sharp'
import type { Box } from '../box.ts'
import { cutBytes, visibleBox } from './decode-attire.ts'

/** A scene at the size of the frame, 8-bit sRGB. */
export interface SceneBackdrop {
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

export async function decodeScene(
  { manifest, backgroundFile, foregroundFile }: ScenePlates,
  widthPx: number,
  heightPx: number,
): Promise<SceneBackdrop> {
  const background = await sharp(backgroundFile)
    .removeAlpha()
    .resize(widthPx, heightPx, { fit: 'fill', kernel: 'lanczos3' })
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
  const foreground = foregroundFile ? await decodeForeground(foregroundFile, widthPx, heightPx) : null
  return {
    manifest,
    widthPx,
    heightPx,
    background,
    blurred,
    blurredWidthPx,
    blurredHeightPx,
    foreground,
  }
}

async function decodeForeground(file: string, widthPx: number, heightPx: number): Promise<SceneForeground> {
  const rgba = await sharp(file).ensureAlpha().resize(widthPx, heightPx, { fit: 'fill' }).raw().toBuffer()
  const box = visibleBox(rgba, widthPx, heightPx)
  return { box, rgba: cutBytes(rgba, widthPx, 4, box) }
}
