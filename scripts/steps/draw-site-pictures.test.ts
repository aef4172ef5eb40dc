import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { showcase, siteImageWidthsPx } from '../../apps/web/src/features/site/showcase.ts'
import { drawSitePictures } from './draw-site-pictures.ts'

test('every picture of the site is drawn in each width, and a card of the size that links show', {
  tags: ['slow'],
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ever-after-site-'))
  await drawSitePictures(folder)
  const names = Object.values(showcase).flatMap((pictures) => pictures.map(({ file }) => file))
  const missing = names.flatMap((name) =>
    siteImageWidthsPx.filter((widthPx) => !existsSync(join(folder, 'site', `${name}-${widthPx}.webp`))),
  )
  const card = await sharp(join(folder, 'site', 'card.jpg')).metadata()
  rmSync(folder, { recursive: true })
  expect(missing).toEqual([])
  expect([card.width, card.height, card.format]).toEqual([1200, 630, 'jpeg'])
})
