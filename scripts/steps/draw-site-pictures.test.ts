import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { showcase, siteImageWidthsPx } from '../../apps/web/src/features/site/showcase.ts'
import { drawSitePictures } from './draw-site-pictures.ts'
import { root } from './root.ts'

const names = Object.values(showcase).flatMap((pictures) => pictures.map(({ file }) => file))

test('the catalogue has every picture of the site, upright and as wide as the widest that is drawn of it', async () => {
  for (const name of names) {
    const { width, height } = await sharp(
      `${root}apps/server/catalogue-pictures/${name}/preview.webp`,
    ).metadata()
    expect(width, name).toBeGreaterThanOrEqual(800)
    expect(height, name).toBeGreaterThan(width)
  }
})

// `npm test` begins with a build, which draws them.
if (process.env.FULL)
  test('every picture of the site is drawn in each width, and a card of the size that links show', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ever-after-site-'))
    await drawSitePictures(folder)
    const missing = names.flatMap((name) =>
      siteImageWidthsPx.filter((widthPx) => !existsSync(join(folder, 'site', `${name}-${widthPx}.webp`))),
    )
    const card = await sharp(join(folder, 'site', 'card.jpg')).metadata()
    rmSync(folder, { recursive: true })
    expect(missing).toEqual([])
    expect([card.width, card.height, card.format]).toEqual([1200, 630, 'jpeg'])
  })
