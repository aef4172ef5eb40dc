import { expect, test } from 'vitest'
import { exampleRecipe } from '../../testing/example-recipe.ts'
import { understoodSample } from '../../testing/understood-sample.ts'
import { composeCouple } from '../compose-couple.ts'
import { composeDress } from '../compose-dress.ts'
import { PlateStore } from '../plates/plate-store.ts'

const store = new PlateStore()
const step = async () => undefined
const recipe = exampleRecipe({ scene: 'winter', dress: 'gown-modest', covering: 'covering' })

test('of long hair dyed green nothing is seen beside a covered bride’s face', {
  tags: ['slow'],
}, async () => {
  const photo = await understoodSample('earrings')
  const groom = await understoodSample('parting')
  const rgb = photo.rgb.map((byte, i) => (photo.hair[Math.floor(i / 3)] > 127 ? [0, 255, 0][i % 3] : byte))
  const green = { ...photo, rgb, hairColour: [0, 1, 0] as const }
  const setting = { photos: [green, groom] as const, attires: ['dress', 'suit'] as const, widthPx: 600 }
  const count = async (covering?: string) => {
    const { picture } = await composeCouple({ ...setting, recipe: { ...recipe, covering } }, store, step)
    return picture.g.filter((g, i) => g - Math.max(picture.r[i], picture.b[i]) > 0.25).length
  }
  expect(await count()).toBeGreaterThan(2000)
  expect(await count('covering')).toBeLessThan(25)
})

test('an unknown covering is refused, and a veil is none', { tags: ['slow'] }, async () => {
  const photo = await understoodSample('earrings')
  const plate = await store.attire('gown-modest')
  for (const covering of ['turban', 'veil'])
    await expect(
      composeDress(
        { photo, plate, recipe: { ...recipe, colour: 'ivory', covering }, widthPx: 300 },
        store,
        step,
      ),
    ).rejects.toMatchObject({ code: 'unknown_attire' })
})
