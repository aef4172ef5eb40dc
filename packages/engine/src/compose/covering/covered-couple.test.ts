import { expect, test } from 'vitest'
import { exampleRecipe } from '../../testing/example-recipe.ts'
import { understoodSample } from '../../testing/understood-sample.ts'
import { composeCouple } from '../compose-couple.ts'
import { composeDress } from '../compose-dress.ts'
import { PlateStore } from '../plates/plate-store.ts'

const store = new PlateStore()
const step = async () => undefined
const recipe = exampleRecipe({ scene: 'winter', dress: 'gown-modest', covering: 'covering' })

/** Green px of a couple whose bride has long hair dyed green. */
async function greenHairSeen(bride: { wearsCovering: boolean; hasHeadwear?: boolean }): Promise<number> {
  const photo = await understoodSample('earrings')
  const groom = await understoodSample('parting')
  const rgb = photo.rgb.map((byte, i) => (photo.hair[Math.floor(i / 3)] > 127 ? [0, 255, 0][i % 3] : byte))
  const green = { ...photo, rgb, hairColour: [0, 1, 0] as const, hasHeadwear: bride.hasHeadwear ?? false }
  const { picture } = await composeCouple(
    {
      photos: [green, groom],
      attires: ['dress', 'suit'],
      recipe,
      wearsCovering: [bride.wearsCovering, false],
      widthPx: 600,
      seed: 1,
    },
    store,
    step,
  )
  return picture.g.filter((g, i) => g - Math.max(picture.r[i], picture.b[i]) > 0.25).length
}

test('of long hair dyed green nothing is seen beside the face of a bride who chose the covering', {
  tags: ['slow'],
}, async () => {
  expect(await greenHairSeen({ wearsCovering: true })).toBeLessThan(25)
})

test('the covering of a look is not put on unasked, nor over a covering of the bride’s own', {
  tags: ['slow'],
}, async () => {
  expect(await greenHairSeen({ wearsCovering: false })).toBeGreaterThan(2000)
  expect(await greenHairSeen({ wearsCovering: true, hasHeadwear: true })).toBeGreaterThan(2000)
})

test('an unknown covering is refused, and a veil is none', { tags: ['slow'] }, async () => {
  const photo = await understoodSample('earrings')
  const plate = await store.attire('gown-modest')
  for (const covering of ['turban', 'veil'])
    await expect(
      composeDress(
        { photo, plate, recipe: { ...recipe, colour: 'ivory', covering }, wearsCovering: true, widthPx: 300 },
        store,
        step,
      ),
    ).rejects.toMatchObject({ code: 'unknown_attire' })
})
