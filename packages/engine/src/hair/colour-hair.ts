import type { RgbImage } from '../pixels/rgb-image.ts'
import type { PhotoBox } from '../spec/engine.ts'
import { type HairColour, hairColours } from '../spec/hair-colour.ts'
import type { Portrait } from '../spec/job.ts'
import { type ReadPortrait, readPortrait } from '../understand/read-portrait.ts'
import { dyeHair } from './dye-hair.ts'
import { framePhoto, frameSwatch, partOfPhoto } from './frame-photo.ts'
import { hairDyes } from './hair-dyes.ts'
import { measureHair } from './measure-hair.ts'

/** Longer side of a photo that is dyed, px, at most. */
const maxSidePx = 1600
/** Enough of the photo for small pictures. */
const swatchPhotoPx = 700

export interface ColouredHair {
  portrait: ReadPortrait
  /** Three sRGB bytes a px, of the portrait's view. */
  bytes: Uint8Array
}

/** The whole photo with another colour of hair. Rejects with an EngineError: no_hair, no_face, too_many_faces. */
export async function colourHair(person: Portrait, colour: HairColour): Promise<ColouredHair> {
  const portrait = await readPortrait({ ...person, maxSidePx, frame: framePhoto })
  return { portrait, bytes: dyeHair(measureHair(portrait), hairDyes[colour]) }
}

export interface HairSwatch {
  colour: HairColour
  widthPx: number
  heightPx: number
  bytes: Uint8Array
}

export interface HairSwatches {
  swatches: HairSwatch[]
  /** The part of the photo that each of them shows. */
  frame: PhotoBox
}

/** The head, small, in every colour; understood once. Rejects with an EngineError: no_hair, no_face, too_many_faces. */
export async function swatchHair(person: Portrait, widthPx: number): Promise<HairSwatches> {
  const fit = frameSwatch(widthPx)
  let shown: PhotoBox = { x: 0, y: 0, width: 1, height: 1 }
  const frame = (photo: RgbImage, mesh: Float32Array) => {
    const fitted = fit(photo, mesh)
    shown = partOfPhoto(photo, mesh, fitted)
    return fitted
  }
  const portrait = await readPortrait({ ...person, maxSidePx: swatchPhotoPx, frame, isQuick: true })
  const measured = measureHair(portrait)
  const { view } = portrait
  const swatches = hairColours.map((colour) => ({
    colour,
    widthPx: view.widthPx,
    heightPx: view.heightPx,
    bytes: dyeHair(measured, hairDyes[colour]),
  }))
  return { swatches, frame: shown }
}
