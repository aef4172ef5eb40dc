import type { SceneManifest } from '@ever-after/art'
import type { Rgb } from '../../pixels/colour-space.ts'
import type { CoveringPlate } from '../plates/decode-covering.ts'
import { lightSetting } from '../plates/light-setting.ts'
import type { PlateStore } from '../plates/plate-store.ts'

export interface CoveringChoice {
  recipe: { covering?: string }
  wearsCovering?: boolean
  photo: { hasHeadwear: boolean }
  scene: SceneManifest
}

export interface ChosenCovering {
  plate: CoveringPlate
  /** Linear-light gains of its cloth in the scene. */
  gains: Rgb
}

/** The recipe's covering for who chose it: it is never put on unasked, nor over a covering of the person's own. */
export async function chooseCovering(
  { recipe, wearsCovering = false, photo, scene }: CoveringChoice,
  store: PlateStore,
): Promise<ChosenCovering | undefined> {
  if (!recipe.covering || !wearsCovering || photo.hasHeadwear) return undefined
  const plate = await store.covering(recipe.covering)
  return { plate, gains: lightSetting(scene, plate.manifest) }
}
