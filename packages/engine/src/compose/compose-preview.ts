import type { SceneManifest } from '@ever-after/art'
import type { Rgb } from '../pixels/colour-space.ts'
import type { Point } from '../pixels/fill-polygon.ts'
import type { Picture } from '../pixels/picture.ts'
import type { Attire, StudioRecipe } from '../spec/job.ts'
import type { Box } from './box.ts'
import { chooseAttire } from './choose-attire.ts'
import type { Step } from './compose-couple.ts'
import { blendPerson } from './light/blend-person.ts'
import { castPartnerShadow } from './light/cast-partner-shadow.ts'
import { layForeground } from './light/lay-foreground.ts'
import { attireBox } from './people/attire-box.ts'
import { layAttire } from './people/lay-attire.ts'
import { emptyPerson, type PersonLayer } from './people/person-layer.ts'
import { placeCouple, type Standing } from './place/place-couple.ts'
import { displayAttire } from './plates/display-attire.ts'
import { lightSetting } from './plates/light-setting.ts'
import type { PlateStore } from './plates/plate-store.ts'
import { solveTint } from './plates/solve-tint.ts'
import { scenePicture } from './scene-picture.ts'

export interface PreviewSetting {
  attires: readonly [Attire, Attire]
  recipe: StudioRecipe
  /** Width of the 3:4 picture. */
  widthPx: number
}

/** The frame's top edge passes through collars and necks, so that nobody's head is missing. */
const framing = { heightMetres: 0.9, aboveDressPitMetres: 0.03 }

/** The couple stands off the middle, so that the scene has room to be recognised. */
const asideMetres = 0.2

/** Two skins of no one in particular, linear light. */
const exampleSkin: readonly [Rgb, Rgb] = [
  [0.5, 0.32, 0.225],
  [0.4, 0.245, 0.165],
]

/** The scene and a dressed couple from the neck down, before any finish. */
export async function composePreview(
  { attires, recipe, widthPx }: PreviewSetting,
  store: PlateStore,
  step: Step,
): Promise<Picture> {
  const heightPx = Math.round((widthPx * 4) / 3)
  const frame: Box = { left: 0, top: 0, widthPx, heightPx }
  const names = chooseAttire(attires, recipe)
  const scene = await store.scene(recipe.scene, widthPx, heightPx)
  const plates = [await store.attire(names[0]), await store.attire(names[1])] as const
  const standings = placeCouple({
    frame,
    scene: closeUp(scene.manifest),
    attire: [plates[0].manifest, plates[1].manifest],
    sideLightStops: [0, 0],
    isLevel: true,
  }).map(moveAside)
  const picture = scenePicture(scene)
  await step('scene')
  let behind: PersonLayer | null = null
  for (const index of standings[0].isInFront ? ([1, 0] as const) : ([0, 1] as const)) {
    const plate = plates[index]
    const standing = standings[index]
    const { pxPerMetre, side } = standing
    const gains = lightSetting(scene.manifest, plate.manifest)
    const tint = solveTint({ plate, target: exampleSkin[index], gains })
    const neckHalfPx = (plate.manifest.neckHalfPx * pxPerMetre) / plate.manifest.pxPerMetre
    const neck = { leftPx: -neckHalfPx, rightPx: neckHalfPx, chinY: -heightPx }
    const box = attireBox(plate, standing, frame)
    const person = emptyPerson(box)
    layAttire(person, { shown: displayAttire(plate, tint, gains), standing, neck, box })
    if (behind) castPartnerShadow({ picture, front: person, behind, side, pxPerMetre })
    blendPerson(picture, person, scene, pxPerMetre)
    behind = person
    await step('person')
  }
  if (scene.foreground) layForeground(picture, scene.foreground)
  return picture
}

/** The scene with its people nearer and their heads beyond the upper edge. */
function closeUp(scene: SceneManifest): SceneManifest {
  const heightPx = (scene.widthPx * 4) / 3
  return {
    ...scene,
    pxPerMetre: heightPx / framing.heightMetres,
    standFraction: 1 - framing.aboveDressPitMetres / framing.heightMetres,
  }
}

function moveAside(standing: Standing): Standing {
  const asidePx = asideMetres * standing.pxPerMetre
  const [pit, pivot] = [standing.pit, standing.pivot].map(([x, y]): Point => [x + asidePx, y])
  return { ...standing, pit, pivot }
}
