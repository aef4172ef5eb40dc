import type { Grade } from './recipe.ts'

/** The grade that scenes start from: a little bloom, colour and contrast. */
export const plain: Grade = {
  exposure: 1,
  gains: [1, 1, 1],
  bloom: 0.12,
  haze: 0,
  hazeColour: [1, 0.7, 0.4],
  saturation: 1.06,
  contrast: 1.04,
  vignette: 0.16,
}
