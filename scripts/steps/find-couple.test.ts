import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findCouple } from './find-couple.ts'
import { scratchFolder } from './scratch-folder.ts'

let photosFolder: string
beforeEach(() => {
  photosFolder = mkdtempSync(join(scratchFolder(), 'ever-after-couple-'))
})
afterEach(() => rmSync(photosFolder, { recursive: true }))

const put = (...names: string[]) => {
  for (const name of names) writeFileSync(join(photosFolder, name), name)
}
const shown = async (wish: Parameters<typeof findCouple>[0]) =>
  (await findCouple(wish))?.map(({ path, attire }) => [basename(path), attire])

test('nobody is shown who was not asked: a build without a preview has no couple of its own', async () => {
  expect(await findCouple({ preview: 'off', photosFolder: undefined })).toBeUndefined()
})

test('a preview shows the sample couple that it hands out', async () => {
  expect(await shown({ preview: 'on', photosFolder: undefined })).toEqual([
    ['partner1.jpg', 'dress'],
    ['partner2.jpg', 'dress'],
  ])
})

test.each(['on', 'off'] as const)(
  'two people who agreed are shown with a preview %s, in what their photos are named for',
  async (preview) => {
    put('notes.txt', '2-DRESS.PNG', '1-suit.jpeg', '1-suit.jpeg.txt')
    expect(await shown({ preview, photosFolder })).toEqual([
      ['1-suit.jpeg', 'suit'],
      ['2-DRESS.PNG', 'dress'],
    ])
  },
)

test('a folder that lacks one of the two stops the build and says which', async () => {
  put('1-suit.jpg', '2-gown.jpg')
  await expect(findCouple({ preview: 'off', photosFolder })).rejects.toThrow(
    'SHOWCASE_PHOTOS_DIR needs a photo 2-dress.jpg or 2-suit.jpg in',
  )
})
