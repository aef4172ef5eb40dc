import { blurLarge } from '../pixels/blur.ts'
import type { Rgb } from '../pixels/colour-space.ts'
import type { Picture } from '../pixels/picture.ts'
import type { DressRecipe } from '../spec/job.ts'
import { type Box, unionBox } from './box.ts'
import type { Step } from './compose-couple.ts'
import { drapeCovering } from './covering/drape-covering.ts'
import { coveringBox } from './covering/wear-covering.ts'
import { blendPerson } from './light/blend-person.ts'
import { hangVeil } from './light/hang-veil.ts'
import { attireBox } from './people/attire-box.ts'
import { layAttire } from './people/lay-attire.ts'
import { emptyPerson } from './people/person-layer.ts'
import type { Standing } from './place/place-couple.ts'
import { displayAttire } from './plates/display-attire.ts'
import { dyeOf } from './plates/dye-of.ts'
import { lightSetting } from './plates/light-setting.ts'
import type { PlateStore } from './plates/plate-store.ts'
import { solveTint } from './plates/solve-tint.ts'
import { scenePicture } from './scene-picture.ts'

export interface DressPreviewSetting {
  recipe: DressRecipe
  /** Width of the 3:4 picture. */
  widthPx: number
}

/** A skin of no one in particular, linear light. */
const exampleSkin: Rgb = [0.5, 0.32, 0.225]

/** The frame's top edge passes through the neck, so that no head is missing; the skirt goes on below. */
const framing = { heightMetres: 0.93, aboveDressPitMetres: 0.035 }

/** The room behind a dress on show is out of focus, share of the picture's width. */
const blurShareOfWidth = 0.004

/** The veil is shown as long as its wearer's skirt, so that its hem is below the frame. */
const veilStretch = 1.12

/** One dress in its scene, from the neck to the skirt, before any finish. */
export async function composeDressPreview(
  { recipe, widthPx }: DressPreviewSetting,
  store: PlateStore,
  step: Step,
): Promise<Picture> {
  const heightPx = Math.round((widthPx * 4) / 3)
  const frame: Box = { left: 0, top: 0, widthPx, heightPx }
  const scene = await store.scene(recipe.scene, widthPx, heightPx)
  const plate = await store.attire(recipe.plate)
  const pxPerMetre = heightPx / framing.heightMetres
  const pit = [widthPx / 2, framing.aboveDressPitMetres * pxPerMetre] as const
  const standing: Standing = {
    side: 'left',
    pit,
    pivot: pit,
    leanRad: 0,
    // Light from behind suits either side: there the body turns the other way, so that a catalogue is no row of twins.
    isFlipped: plate.manifest.flippable && scene.manifest.light === 'back',
    isInFront: true,
    pxPerMetre,
  }
  const gains = lightSetting(scene.manifest, plate.manifest)
  const picture = scenePicture(scene)
  for (const plane of [picture.r, picture.g, picture.b])
    blurLarge(plane, widthPx, heightPx, blurShareOfWidth * widthPx, plane)
  if (recipe.veil)
    hangVeil({ picture, veil: await store.veil(), gains, pit, pxPerMetre: pxPerMetre * veilStretch })
  await step('scene')
  const neckHalfPx = (plate.manifest.neckHalfPx * pxPerMetre) / plate.manifest.pxPerMetre
  const dye = dyeOf(recipe.colour)
  const covering = recipe.covering ? await store.covering(recipe.covering) : null
  const box = attireBox(plate, standing, frame)
  const drapeBox = covering && coveringBox(covering, standing, frame)
  const person = emptyPerson(drapeBox ? unionBox(box, drapeBox) : box)
  const tint = solveTint({ plate, target: exampleSkin, gains })
  layAttire(person, {
    shown: displayAttire(plate, tint, gains, dye),
    standing,
    neck: { leftPx: -neckHalfPx, rightPx: neckHalfPx, chinY: -heightPx },
    box,
  })
  if (covering && drapeBox) {
    const [r, g, b] = lightSetting(scene.manifest, covering.manifest)
    const dyed: Rgb = dye ? [r * dye[0], g * dye[1], b * dye[2]] : [r, g, b]
    const light = (plate.manifest.light === 'left') !== standing.isFlipped ? 'left' : 'right'
    drapeCovering({ person, plate: covering, standing, gains: dyed, light, box: drapeBox })
  }
  blendPerson(picture, person, scene, pxPerMetre)
  await step('person')
  return picture
}
