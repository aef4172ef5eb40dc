import type { AttireManifest, SceneManifest } from '@ever-after/art'
import type { Rgb } from '../../pixels/colour-space.ts'

/** Linear-light gains of a garment in a scene: white balance times exposure. */
export function lightSetting(scene: SceneManifest, attire: AttireManifest): Rgb {
  const exposure = scene.exposure * attire.exposure
  const [r, g, b] = scene.whiteBalance
  return [r * exposure, g * exposure, b * exposure]
}
