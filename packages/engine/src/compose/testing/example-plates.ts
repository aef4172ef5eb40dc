import type { AttireManifest, SceneManifest } from '@ever-after/art'
import type { AttirePlate } from '../plates/decode-attire.ts'
import { blurShrink, type SceneBackdrop } from '../plates/decode-scene.ts'

export function exampleScene(given: Partial<SceneManifest> = {}): SceneManifest {
  return {
    name: 'wall',
    title: 'A grey wall',
    background: 'background.webp',
    foreground: null,
    widthPx: 900,
    heightPx: 1200,
    light: 'soft',
    whiteBalance: [1, 1, 1],
    exposure: 1.5,
    lightWrap: 0.3,
    ambient: 0.05,
    pxPerMetre: 930,
    standFraction: 0.58,
    ...given,
  }
}

/** A backdrop of one colour, bytes of sRGB. */
export function exampleBackdrop(
  widthPx: number,
  heightPx: number,
  colour: readonly [number, number, number],
): SceneBackdrop {
  const blurredWidthPx = Math.ceil(widthPx / blurShrink)
  const blurredHeightPx = Math.ceil(heightPx / blurShrink)
  const fill = (pixels: number) => new Uint8Array(pixels * 3).map((_, i) => colour[i % 3])
  return {
    manifest: exampleScene(),
    widthPx,
    heightPx,
    background: fill(widthPx * heightPx),
    blurred: fill(blurredWidthPx * blurredHeightPx),
    blurredWidthPx,
    blurredHeightPx,
    foreground: null,
  }
}

export function exampleAttire(given: Partial<AttireManifest> = {}): AttireManifest {
  return {
    name: 'smock',
    title: 'A smock',
    kind: 'dress',
    k0: 'k0.webp',
    d: 'd.webp',
    widthPx: 200,
    heightPx: 240,
    pxPerMetre: 216,
    encoding: { max: 4, gamma: 2 },
    skinReference: [0.8, 0.56, 0.44],
    anchors: {
      pit: [102, 41],
      chin: [100, 19],
      neckLeft: [89, 26],
      neckRight: [111, 26],
      shoulderLeft: [66, 46],
      shoulderRight: [132, 46],
    },
    neckHalfPx: 11,
    turnDeg: 10,
    partnerSide: 'right',
    light: 'left',
    flippable: true,
    fit: 1,
    exposure: 1,
    ...given,
  }
}

/**
 * A neck of pure skin over a block of grey cloth, with a bright spot on the cloth's left half.
 * Bytes follow the manifest's encoding: light = 4 * v².
 */
export function examplePlate(given: Partial<AttireManifest> = {}): AttirePlate {
  const manifest = exampleAttire(given)
  const { widthPx, heightPx } = manifest
  const k0 = new Uint8Array(widthPx * heightPx * 4)
  const d = new Uint8Array(widthPx * heightPx * 3)
  for (let y = 8; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x
      const isNeck = y < 40 && Math.abs(x + 0.5 - 100) < 11
      const isCloth = y >= 40 && Math.abs(x + 0.5 - 100) < 40
      if (!isNeck && !isCloth) continue
      const isSpot = Math.hypot(x - 75, y - 100) < 8
      const cloth = isSpot ? 120 : 50
      k0.set(isCloth ? [cloth, cloth, cloth, 255] : [6, 6, 6, 255], i * 4)
      // The neck is brightest on its left, as lit from there.
      if (isNeck)
        d.set(
          [70, 58, 52].map((value) => value - (x - 89) / 3),
          i * 3,
        )
    }
  return { manifest, box: { left: 0, top: 0, widthPx, heightPx }, k0, d }
}
