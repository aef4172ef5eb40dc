// @module-tag slow
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { composeCouple } from '../../compose/compose-couple.ts'
import { PlateStore } from '../../compose/plates/plate-store.ts'
import { examplePortrait } from '../../compose/testing/example-portrait.ts'
import { pictureBytes } from '../../pixels/picture-bytes.ts'
import type { CoupleThumbnailJob, DressThumbnailJob } from '../../spec/job.ts'
import { exampleRecipe } from '../../testing/example-recipe.ts'
import { shrinkHead, thumbnailShrink } from '../../understand/shrink-head.ts'
import { composeJob } from './compose-job.ts'

const whole = examplePortrait()
const photo = shrinkHead(whole, thumbnailShrink)
const nobody = { photo: new Uint8Array(0) }
const couple: CoupleThumbnailJob = {
  kind: 'couple-thumbnail',
  partners: [
    { ...nobody, attire: 'dress' },
    { ...nobody, attire: 'suit' },
  ],
  recipe: exampleRecipe(),
  widthPx: 300,
}
const dress: DressThumbnailJob = {
  kind: 'dress-thumbnail',
  person: nobody,
  recipe: { plate: 'gown-lace', colour: 'ivory', scene: 'garden', veil: false },
  widthPx: 300,
}

for (const [job, understood] of [
  [couple, [photo, photo]],
  [dress, [photo]],
] as const)
  test(`a ${job.kind} is one small picture that says that it was composed, the same each time`, async () => {
    const [one, other] = [
      await composeJob({ job, understood, context: { seed: 1 } }),
      await composeJob({ job, understood, context: { seed: 1 } }),
    ]
    expect(one.images.map(({ role, mime }) => [role, mime])).toEqual([['thumb', 'image/webp']])
    const { width, height, xmpAsString } = await sharp(one.images[0].bytes).metadata()
    expect([width, height]).toEqual([300, 400])
    expect(xmpAsString).toContain('compositeSynthetic')
    expect(other.images[0].bytes).toEqual(one.images[0].bytes)
  })

test('small plates and heads give the picture that large ones give', async () => {
  for (const pose of ['around-waist', 'facing', 'side-by-side']) {
    const setting = {
      attires: ['dress', 'suit'],
      recipe: exampleRecipe({ poses: [pose] }),
      widthPx: 300,
      seed: 1,
    } as const
    const draw = async (store: PlateStore, head: typeof photo) => {
      const { picture } = await composeCouple(
        { ...setting, photos: [head, head] },
        store,
        async () => undefined,
      )
      return pictureBytes(picture)
    }
    const small = await draw(new PlateStore({ shrink: thumbnailShrink }), photo)
    const large = await draw(new PlateStore(), whole)
    const difference = small.reduce((sum, byte, i) => sum + Math.abs(byte - large[i]), 0) / small.length
    expect(difference).toBeLessThan(3)
  }
})
