import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compositeSynthetic } from '../../encode/digital-source-type.ts'
import type { DressPreviewJob } from '../../spec/job.ts'
import { createStudioProvider } from './index.ts'

const job: DressPreviewJob = {
  kind: 'dress-preview',
  recipe: { plate: 'gown-lace', colour: 'blush', scene: 'garden', veil: true },
  widthPx: 300,
}

test('a dress is drawn on nobody: a picture and a square icon, both marked as made', async () => {
  const stages: string[] = []
  const { images, report } = await createStudioProvider().run(job, {
    seed: 1,
    onStage: (stage) => stages.push(stage),
  })
  expect(images.map(({ role, widthPx, heightPx }) => [role, widthPx, heightPx])).toEqual([
    ['master', 300, 400],
    ['thumb', 240, 240],
  ])
  for (const { bytes } of images)
    expect((await sharp(bytes).metadata()).xmp?.includes(compositeSynthetic)).toBe(true)
  expect(stages).toEqual(['scene', 'dressing', 'dressing', 'finishing'])
  expect([report.likeness, report.warnings]).toEqual([[], []])
})

test('the same dress and seed give the same bytes, another colour does not', { tags: ['slow'] }, async () => {
  const draw = async (colour: string) => {
    const { images } = await createStudioProvider().run(
      { ...job, recipe: { ...job.recipe, colour } },
      { seed: 1 },
    )
    return Buffer.from(images[0].bytes).toString('base64')
  }
  const blush = await draw('blush')
  expect(await draw('blush')).toBe(blush)
  expect(await draw('sage')).not.toBe(blush)
})
