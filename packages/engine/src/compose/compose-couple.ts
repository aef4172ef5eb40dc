import type { Rgb } from '../pixels/colour-space.ts'
import type { Point } from '../pixels/fill-polygon.ts'
import type { Picture } from '../pixels/picture.ts'
import type { Attire, PictureShape, Stance, StudioRecipe, Taller } from '../spec/job.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import type { Box } from './box.ts'
import { composeStances } from './compose-stances.ts'
import { chooseCovering } from './covering/choose-covering.ts'
import { type DressedPerson, dressPerson } from './dress-person.ts'
import { faceMask } from './face-mask.ts'
import { blendOver, blendPerson } from './light/blend-person.ts'
import { castGroundShadow } from './light/cast-ground-shadow.ts'
import { castPartnerShadow } from './light/cast-partner-shadow.ts'
import { hangVeil } from './light/hang-veil.ts'
import { hideBehind, hideBehindForeground, type ShownPerson } from './light/hide-behind.ts'
import { layForeground } from './light/lay-foreground.ts'
import { orderPartners } from './place/order-partners.ts'
import { placeHead } from './place/place-head.ts'
import { placedFace } from './placed-face.ts'
import { lightSetting } from './plates/light-setting.ts'
import type { PlateStore } from './plates/plate-store.ts'
import { scenePicture } from './scene-picture.ts'
import type { Similarity } from './similarity.ts'
import { skinMask } from './skin-mask.ts'
import { standCouple } from './stand-couple.ts'
import { veilPit } from './veil-pit.ts'

export interface CoupleSetting {
  photos: readonly [UnderstoodPhoto, UnderstoodPhoto]
  attires: readonly [Attire, Attire]
  recipe: StudioRecipe
  /** Who chose the recipe's covering; nobody when absent. */
  wearsCovering?: readonly [boolean, boolean]
  /** As poses were drawn when absent. */
  taller?: Taller
  /** Width of the 3:4 picture. */
  widthPx: number
  /** What the picture is cut to later; 3:4 when absent. */
  shape?: PictureShape
  /** What the couple chose of how it stands. */
  stance?: Stance
  /** Names of the couple's earlier compositions, latest first. */
  recent?: readonly string[]
  /** Names of those of the same two photos and the same recipe, latest first: none of them comes again while another is left. */
  shown?: readonly string[]
  /** Names of those that this one is shown together with. */
  besides?: readonly string[]
  /** Which one it is of several of the same setting that are shown together, from 1. */
  nth?: number
  /** How many it is the first of that are shown together. */
  count?: number
  /** The name of the one to draw, where it was chosen before. */
  composition?: string
  /** Width of the picture that photos as large as these are enough for; `widthPx` when absent. */
  enoughForPx?: number
  /** Chooses among the compositions that fit. */
  seed: number
}

/** Where a partner's face came to lie, px of the picture. */
export interface PlacedFace {
  /** 468 landmarks as x, y, z; z stays in px of the portrait's crop. */
  mesh: Float32Array
  oval: Point[]
  /** Px per centimetre of the canonical face. */
  pxPerCm: number
  /** Linear-light gains by which white balance alone changed the portrait. */
  whiteBalance: Rgb
  /** The whole person, where the engine drew the body too. */
  person?: PlacedPerson
}

/** What of a person shows in the picture, and where it stands. */
export interface PlacedPerson {
  /** The portrait whose head was put on. */
  photo: Pick<UnderstoodPhoto, 'widthPx' | 'pxPerCm' | 'hair' | 'chin'>
  /** Shares of the picture: what lies in front is taken out. Its box may reach over the picture's edges. */
  shown: ShownPerson
  /** From the portrait's crop to the picture. */
  toFrame: Similarity
  /** Where the neck ends, px of the picture. */
  pit: Point
  pxPerMetre: number
  /** Whether a covering was put around the face, so that no hair shows. */
  isCovered: boolean
}

export interface Composite {
  picture: Picture
  /** 1 on faces, with soft edges. */
  faceMask: Float32Array
  /** The same, and 1 on the skin of bodies. */
  skinMask: Float32Array
  /** By partner, as given. */
  faces: PlacedFace[]
  /** The pose and framing, unless no pose fits. */
  composition?: string
  /** Those that are to be shown together with it. */
  others?: string[]
}

/** Called between steps; rejects to stop. */
export type Step = (done: 'scene' | 'person') => Promise<void>

/** The couple in the scene, before any finish. */
export async function composeCouple(
  setting: CoupleSetting,
  store: PlateStore,
  step: Step,
): Promise<Composite> {
  const { photos, recipe, wearsCovering = [false, false], widthPx } = setting
  const heightPx = Math.round((widthPx * 4) / 3)
  const frame: Box = { left: 0, top: 0, widthPx, heightPx }
  const [composition, ...others] = composeStances(setting, await store.sceneManifest(recipe.scene))
  const order = composition?.order ?? orderPartners(photos)
  const scene = await store.scene(recipe.scene, widthPx, heightPx, composition?.framing)
  const veil = recipe.veil ? await store.veil() : null
  const stage = { ...setting, order, scene: scene.manifest, frame, composition }
  const { plates, standings } = await standCouple(stage, store)
  const partners = await Promise.all(
    [0, 1].map(async (index) => {
      const photo = photos[order[index]]
      const plate = plates[index]
      const standing = standings[index]
      const place = placeHead(photo, standing, plate.manifest.kind)
      const gains = lightSetting(scene.manifest, plate.manifest)
      const isAsked = plate.manifest.kind === 'dress' && wearsCovering[order[index]]
      const choice = { recipe, wearsCovering: isAsked, photo, scene: scene.manifest }
      return { photo, plate, standing, place, gains, covering: await chooseCovering(choice, store) }
    }),
  )
  const picture = scenePicture(scene)
  for (const { photo, plate, standing, place, gains, covering } of partners)
    if (veil && plate.manifest.kind === 'dress' && (covering || !photo.hasHeadwear))
      hangVeil({ picture, veil, gains, pit: veilPit(place, standing), pxPerMetre: standing.pxPerMetre })
  await step('scene')
  const faces: PlacedFace[] = []
  let behind: DressedPerson | null = null
  for (const index of standings[0].isInFront ? [1, 0] : [0, 1]) {
    const partner = partners[index]
    const { pxPerMetre, side } = partner.standing
    const person = dressPerson({
      ...partner,
      sceneWhiteBalance: scene.manifest.whiteBalance,
      frame,
    })
    // Shadows and touch are drawn in the plates of a pose.
    if (behind && !composition?.isForTwo)
      castPartnerShadow({ picture, front: person.layer, behind: behind.layer, side, pxPerMetre })
    if (composition?.framing === 'full')
      castGroundShadow({
        picture,
        person: person.layer,
        litFrom: composition.isFlipped ? 'right' : 'left',
        pxPerMetre,
      })
    blendPerson(picture, person.layer, scene, pxPerMetre)
    if (behind) hideBehind(behind.layer, person.layer)
    if (behind?.over) {
      blendOver(picture, behind.over, scene)
      hideBehind(person.layer, behind.over)
    }
    faces[order[index]] = placedFace(partner, person)
    behind = person
    await step('person')
  }
  if (scene.foreground) {
    layForeground(picture, scene.foreground)
    for (const { person } of faces) if (person) hideBehindForeground(person.shown, scene.foreground)
  }
  const mask = faceMask(
    faces.map(({ oval }) => oval),
    frame,
  )
  return {
    picture,
    faceMask: mask,
    skinMask: skinMask(mask, faces, frame),
    faces,
    composition: composition?.name,
    ...(others.length > 0 && { others: others.map(({ name }) => name) }),
  }
}
