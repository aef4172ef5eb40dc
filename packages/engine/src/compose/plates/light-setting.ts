import type { SceneManifest } from '@ever-after/art'
import type { Rgb } from '../../pixels/colour-space.ts'

/** Linear-light gains of a garment or covering in a scene: white balance times exposure. */
export function lightSetting(scene: SceneManifest, worn: { exposure: number }): Rgb {
  const exposure = scene.exposure * worn.exposure
  const [r, g, b] = scene.whiteBalance
  return [r * exposure, g * exposure, b * exposure]
}
