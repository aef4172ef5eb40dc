import type { AttireManifest } from '@ever-after/art'
import { type AttirePlate, cutBytes, visibleBox } from '../compose/plates/decode-attire.ts'
import { checkGarment } from './check-garment.ts'
import { cutWearer } from './cut-wearer.ts'
import { growNeck } from './grow-neck.ts'
import { type PlateBytes, splitSkin } from './split-skin.ts'
import { takeOffHead } from './take-off-head.ts'
import { wearerSkin } from './wearer-skin.ts'

/** A dress from a photo: display-referred, so that it needs no exposure. */
export interface Garment {
  plate: AttirePlate
  /** Metres of the dress under the neck's pit that the photo shows. */
  shownMetres: number
}

/**
 * Makes a plate of the dress that somebody wears in a photo.
 * Rejects with an EngineError: not_an_image, image_too_many_pixels, image_too_narrow, dress_unusable.
 */
export async function readGarment(photo: Uint8Array): Promise<Garment> {
  const { wearer, chin, pitY, pxPerMetre, neck, shownMetres } = await checkGarment(photo)
  const { crop, classes } = wearer
  const person = cutWearer(wearer)
  const alpha = takeOffHead({ crop, classes, person, chin, pitY })
  const bytes = splitSkin({
    image: crop.image,
    alpha,
    classes,
    skin: wearerSkin({ ...wearer, person }, chin),
  })
  const { widthPx, heightPx } = crop.image
  growNeck({ ...bytes, widthPx, neck, chinY: chin[1], pxPerMetre })
  const plate = cutPlate(bytes, {
    ...anchorsAt(neck, chin[1], pitY, pxPerMetre),
    neckHalfPx: neck.halfPx,
    pxPerMetre,
    widthPx,
    heightPx,
  })
  return { plate, shownMetres }
}

type Measured = Pick<AttireManifest, 'anchors' | 'neckHalfPx' | 'pxPerMetre' | 'widthPx' | 'heightPx'>

const shoulderHalfMetres = 0.2

function anchorsAt(
  { centreX, halfPx }: { centreX: number; halfPx: number },
  chinY: number,
  pitY: number,
  pxPerMetre: number,
): Pick<AttireManifest, 'anchors'> {
  const neckY = (chinY + pitY) / 2
  const shoulderPx = shoulderHalfMetres * pxPerMetre
  return {
    anchors: {
      pit: [centreX, pitY],
      chin: [centreX, chinY],
      neckLeft: [centreX - halfPx, neckY],
      neckRight: [centreX + halfPx, neckY],
      shoulderLeft: [centreX - shoulderPx, pitY],
      shoulderRight: [centreX + shoulderPx, pitY],
    },
  }
}

function cutPlate({ k0, d, encoding, skinReference }: PlateBytes, measured: Measured): AttirePlate {
  const manifest: AttireManifest = {
    name: 'own-dress',
    title: 'A dress of one’s own',
    kind: 'dress',
    k0: '',
    d: '',
    encoding,
    skinReference,
    turnDeg: 0,
    partnerSide: 'either',
    light: 'left',
    flippable: false,
    fit: 1,
    exposure: 1,
    ...measured,
  }
  const box = visibleBox(k0, measured.widthPx, measured.heightPx)
  return {
    manifest,
    box,
    k0: cutBytes(k0, measured.widthPx, 4, box),
    d: cutBytes(d, measured.widthPx, 3, box),
  }
}
