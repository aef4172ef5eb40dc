import { EngineError } from '../spec/errors.ts'
import type { ReadPortrait } from '../understand/read-portrait.ts'
import { cheekColours } from '../understand/skin/cheek-colours.ts'
import { faceOval, pointOf } from '../vision/index.ts'
import { checkPicture, type Verdict } from './check-picture.ts'

/** Finds the face of a retouched portrait again where it was. Rejects with an EngineError: unlike. */
export async function checkRetouch(portrait: ReadPortrait, bytes: Uint8Array): Promise<Verdict> {
  const { widthPx, heightPx, pxPerCm, mesh, image } = portrait.view
  const oval = faceOval.map((index) => pointOf(mesh, index))
  const cheeks = cheekColours(image, { mesh, pxPerCm })
  const descriptor = await portrait.describe()
  const verdict = await checkPicture({
    image: { widthPx, heightPx, data: bytes },
    placed: [{ mesh, oval, pxPerCm, whiteBalance: [1, 1, 1] }],
    photos: [{ widthPx, heightPx, pxPerCm, mesh, rgb: image.data, cheeks, descriptor }],
    finish: 'film',
  })
  if (verdict.unlike !== null)
    throw new EngineError('unlike', 'The face in the picture does not look like the photo enough.', {
      partner: 0,
    })
  return verdict
}
