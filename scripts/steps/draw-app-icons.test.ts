import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appIcons, pageIcon, touchIcon } from '../../apps/web/src/prerender/app-icons.ts'
import { drawAppIcons, drawPageIcon } from './draw-app-icons.ts'
import { scratchFolder } from './scratch-folder.ts'

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(scratchFolder(), 'ever-after-icons-'))
  // Tests of the server that ran in this process before have blocked what only a build draws from.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  await drawAppIcons(folder)
  sharp.block({ operation: ['VipsForeignLoadSvg'] })
})
afterAll(() => rmSync(folder, { recursive: true }))

test('every icon is a picture of the size that it is named for', async () => {
  for (const { file, sidePx } of [...appIcons, touchIcon]) {
    const { format, width, height } = await sharp(join(folder, file)).metadata()
    expect([file, format, width, height]).toEqual([file, 'png', sidePx, sidePx])
  }
})

/** How far from the middle the mark reaches, in halves of the side. */
async function reachOf(file: string): Promise<number> {
  const { data, info } = await sharp(join(folder, file)).flatten().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  const ground = at(info.width / 2, 2)
  let reach = 0
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if (at(x, y).some((value, channel) => Math.abs(value - ground[channel]) > 40))
        reach = Math.max(reach, Math.hypot(x / info.width - 0.5, y / info.height - 0.5) * 2)
  return reach
}

test('no mask of a home screen cuts the mark', async () => {
  for (const { file, purpose } of appIcons)
    if (purpose === 'maskable') expect(await reachOf(file), file).toBeLessThan(0.8)
  expect(await reachOf(touchIcon.file)).toBeGreaterThan(0.5)
})

test('the icon of a tab is the drawing of the app’s icon', async () => {
  const [app] = appIcons
  const small = (path: string) =>
    sharp(path, { density: (72 * app.sidePx) / pageIcon.sidePx })
      .flatten()
      .resize(app.sidePx, app.sidePx)
      .raw()
      .toBuffer()
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  const page = await small(join(folder, pageIcon.file))
  sharp.block({ operation: ['VipsForeignLoadSvg'] })
  const installed = await small(join(folder, app.file))
  const apart = page.reduce((sum, value, index) => sum + Math.abs(value - installed[index]), 0) / page.length
  expect(apart).toBeLessThan(2)
})

test('the icon of a tab is drawn alone where nothing is built', async () => {
  const unbuilt = mkdtempSync(join(scratchFolder(), 'ever-after-icons-'))
  await drawPageIcon(unbuilt)
  const drawn = readdirSync(unbuilt)
  const page = readFileSync(join(unbuilt, pageIcon.file), 'utf8')
  rmSync(unbuilt, { recursive: true })
  expect(drawn).toEqual([pageIcon.file])
  expect(page).toBe(readFileSync(join(folder, pageIcon.file), 'utf8'))
})
