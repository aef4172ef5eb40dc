import type { Rgb } from '../pixels/colour-space.ts'
import type { DressRecipe } from '../spec/job.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import type { Box } from './box.ts'
import type { Composite, Step } from './compose-couple.ts'
import { chooseCovering } from './covering/choose-covering.ts'
import { dressPerson } from './dress-person.ts'
import { faceMask } from './face-mask.ts'
import { blendPerson } from './light/blend-person.ts'
import { hangVeil } from './light/hang-veil.ts'
import { hideBehindForeground } from './light/hide-behind.ts'
import { layForeground } from './light/lay-foreground.ts'
import { placeAlone } from './place/place-alone.ts'
import { placeHead } from './place/place-head.ts'
import { placedFace } from './placed-face.ts'
import type { AttirePlate } from './plates/decode-attire.ts'
import { dyeOf } from './plates/dye-of.ts'
import { lightSetting } from './plates/light-setting.ts'
import type { PlateStore } from './plates/plate-store.ts'
import { scenePicture } from './scene-picture.ts'
import { skinMask } from './skin-mask.ts'
import { veilPit } from './veil-pit.ts'

export interface DressSetting {
  photo: UnderstoodPhoto
  /** The dress as a plate, from the catalogue or from a photo of a dress. */
  plate: AttirePlate
  /** For a dress from a photo: how its skin takes a colour, and how much of it there is. */
  own?: { tintOf: (body: Rgb, gains: Rgb) => Rgb; shownMetres: number }
  recipe: Pick<DressRecipe, 'colour' | 'scene' | 'veil' | 'covering'>
  /** Whether the recipe's covering was chosen. */
  wearsCovering?: boolean
  /** Width of the 3:4 picture. */
  widthPx: number
}

/** One person in a dress in the scene, before any finish. */
export async function composeDress(
  { photo, plate, own, recipe, wearsCovering, widthPx }: DressSetting,
  store: PlateStore,
  step: Step,
): Promise<Composite> {
  const heightPx = Math.round((widthPx * 4) / 3)
  const frame: Box = { left: 0, top: 0, widthPx, heightPx }
  const scene = await store.scene(recipe.scene, widthPx, heightPx)
  const { manifest } = plate
  const { sideLightStops } = photo
  const standing = placeAlone({
    frame,
    scene: scene.manifest,
    attire: manifest,
    sideLightStops,
    shownMetres: own?.shownMetres,
  })
  const place = placeHead(photo, standing, 'dress')
  const gains = own ? scene.manifest.whiteBalance : lightSetting(scene.manifest, manifest)
  const picture = scenePicture(scene)
  const { pxPerMetre } = standing
  const covering = await chooseCovering({ recipe, wearsCovering, photo, scene: scene.manifest }, store)
  if (recipe.veil && (covering || !photo.hasHeadwear))
    hangVeil({ picture, veil: await store.veil(), gains, pit: veilPit(place, standing), pxPerMetre })
  await step('scene')
  const dressing = {
    photo,
    plate,
    standing,
    place,
    gains,
    frame,
    dye: dyeOf(recipe.colour),
    tintOf: own?.tintOf,
    covering,
  }
  const person = dressPerson({ ...dressing, sceneWhiteBalance: scene.manifest.whiteBalance })
  blendPerson(picture, person.layer, scene, pxPerMetre)
  if (scene.foreground) layForeground(picture, scene.foreground)
  await step('person')
  const face = placedFace(dressing, person)
  if (face.person && scene.foreground) hideBehindForeground(face.person.shown, scene.foreground)
  const mask = faceMask([face.oval], frame)
  return { picture, faceMask: mask, skinMask: skinMask(mask, [face], frame), faces: [face] }
}
