import type { Picture } from '../pixels/picture.ts'
import type { Attire, StudioRecipe } from '../spec/job.ts'
import { type Box, unionBox } from './box.ts'
import { chooseAttire } from './choose-attire.ts'
import type { Step } from './compose-couple.ts'
import { exampleCouple } from './example-couples.ts'
import { blendPerson } from './light/blend-person.ts'
import { castPartnerShadow } from './light/cast-partner-shadow.ts'
import { layForeground } from './light/lay-foreground.ts'
import { attireBox } from './people/attire-box.ts'
import { layAttire } from './people/lay-attire.ts'
import { emptyPerson, type PersonLayer } from './people/person-layer.ts'
import { placeBacks } from './place/place-backs.ts'
import { type AttireBackPlate, withHair } from './plates/decode-attire-back.ts'
import { displayAttire } from './plates/display-attire.ts'
import { lightSetting } from './plates/light-setting.ts'
import type { PlateStore } from './plates/plate-store.ts'
import { scenePicture } from './scene-picture.ts'

export interface PreviewSetting {
  attires: readonly [Attire, Attire]
  recipe: StudioRecipe
  /** Width of the 3:4 picture. */
  widthPx: number
  /** Chooses the couple's skin and hair. */
  seed: number
}

/** The scene and a couple that looks into it with their backs to us, before any finish. */
export async function composePreview(
  { attires, recipe, widthPx, seed }: PreviewSetting,
  store: PlateStore,
  step: Step,
): Promise<Picture> {
  const heightPx = Math.round((widthPx * 4) / 3)
  const frame: Box = { left: 0, top: 0, widthPx, heightPx }
  const [first, second] = chooseAttire(attires, recipe)
  const scene = await store.scene(recipe.scene, widthPx, heightPx)
  const plates = [await store.attireBack(first), await store.attireBack(second)] as const
  const veil = recipe.veil ? await store.attireBack('veil') : null
  const standings = placeBacks({ frame, scene: scene.manifest, plates })
  const couple = exampleCouple(seed)
  const picture = scenePicture(scene)
  await step('scene')
  let behind: PersonLayer | null = null
  for (const index of standings[0].isInFront ? ([1, 0] as const) : ([0, 1] as const)) {
    const standing = standings[index]
    const { skin, hair } = couple[index]
    const dressed = withHair(plates[index], hair)
    const isVeiled = veil !== null && dressed.manifest.kind === 'dress'
    const layers: AttireBackPlate[] = isVeiled ? [dressed, veil] : [dressed]
    const person = emptyPerson(layers.map((plate) => attireBox(plate, standing, frame)).reduce(unionBox))
    for (const plate of layers) {
      const gains = lightSetting(scene.manifest, plate.manifest)
      const box = attireBox(plate, standing, person.box)
      // Nothing is cut off at a chin: head and neck belong to the plate.
      const halfPx = (plate.manifest.neckHalfPx * standing.pxPerMetre) / plate.manifest.pxPerMetre
      const neck = { leftPx: -halfPx, rightPx: halfPx, chinY: -heightPx }
      layAttire(person, { shown: displayAttire(plate, skin, gains), standing, neck, box })
    }
    const { side, pxPerMetre } = standing
    if (behind) castPartnerShadow({ picture, front: person, behind, side, pxPerMetre })
    blendPerson(picture, person, scene, pxPerMetre)
    behind = person
    await step('person')
  }
  if (scene.foreground) layForeground(picture, scene.foreground)
  return picture
}
