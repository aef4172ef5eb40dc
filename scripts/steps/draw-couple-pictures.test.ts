import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { coupleShowcase, coupleStyles, siteImageWidthsPx } from '../../apps/web/src/features/site/showcase.ts'
import { drawCouplePictures } from './draw-couple-pictures.ts'
import { findCouple } from './find-couple.ts'
import { scratchFolder } from './scratch-folder.ts'

test('the pages find every picture of the couple upright in each width, and those that the engine made say so', {
  tags: ['slow'],
}, async () => {
  const folder = mkdtempSync(join(scratchFolder(), 'ever-after-couple-'))
  const couple = await findCouple({ preview: 'on', photosFolder: undefined })
  if (!couple) throw new Error('A preview shows nobody.')
  await drawCouplePictures(couple, folder)
  const { portraits, hero, comparison, heads, moods } = coupleShowcase
  const cut = heads.flatMap(({ before, after }) => [before, after])
  for (const { file } of [...portraits, hero, comparison, ...cut, ...moods])
    for (const widthPx of siteImageWidthsPx) {
      const { width, height } = await sharp(`${folder}/site/${file}-${widthPx}.webp`).metadata()
      expect([file, width, height]).toEqual([file, widthPx, Math.round((widthPx * 4) / 3)])
    }
  for (const id of [...coupleStyles, 'head-1-after', 'head-2-after']) {
    const { xmp, exif } = await sharp(`${folder}/site/couple/${id}-800.webp`).metadata()
    expect(xmp?.toString()).toContain('digitalsourcetype/compositeSynthetic')
    expect(exif).toBeUndefined()
  }
  const names = readdirSync(`${folder}/site/couple`)
  rmSync(folder, { recursive: true })
  expect(names).toHaveLength((coupleStyles.length + portraits.length + cut.length) * siteImageWidthsPx.length)
})
