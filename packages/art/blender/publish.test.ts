import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { manifestText, publish } from './publish.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'publish-'))
afterAll(() => rm(folder, { recursive: true }))

test('plates and manifest lie together in a folder that is made for them', async () => {
  const plate = path.join(folder, 'drawn.webp')
  await writeFile(plate, 'picture')

  await publish(path.join(folder, 'scenes', 'meadow'), { plates: [plate], manifest: { name: 'meadow' } })

  const shelf = path.join(folder, 'scenes', 'meadow')
  expect((await readdir(shelf)).sort()).toEqual(['drawn.webp', 'manifest.json'])
  expect(await readFile(path.join(shelf, 'drawn.webp'), 'utf8')).toBe('picture')
  expect(await readFile(path.join(shelf, 'manifest.json'), 'utf8')).toBe('{\n  "name": "meadow"\n}\n')
})

test('a plate that is missing leaves no manifest that names it', async () => {
  const shelf = path.join(folder, 'scenes', 'ghost')

  await expect(
    publish(shelf, { plates: [path.join(folder, 'missing.webp')], manifest: { name: 'ghost' } }),
  ).rejects.toMatchObject({ code: 'ENOENT' })

  expect(await readdir(shelf)).toEqual([])
})

test('every committed manifest has the lines that publishing gives it', async () => {
  const root = path.join(import.meta.dirname, '..')
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('manifest.json'))

  expect(files.length).toBeGreaterThan(15)
  for (const file of files) {
    const text = await readFile(path.join(root, file), 'utf8')
    const keysOf = (lines: string) => lines.split('\n').map((line) => line.split(':')[0])
    expect(keysOf(manifestText(JSON.parse(text))), file).toEqual(keysOf(text))
  }
})

test('any manifest reads back as it was written, with its points on one line', () => {
  const number = fc
    .double({ min: -5000, max: 5000, noNaN: true })
    .map((value) => Math.round(value * 10) / 10 + 0)
  const manifest = fc.record({
    name: fc.stringMatching(/^[a-z-]{1,12}$/),
    anchors: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.tuple(number, number)),
    whiteBalance: fc.tuple(number, number, number),
  })
  fc.assert(
    fc.property(manifest, (value) => {
      const text = manifestText(value)

      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      expect(text).toContain(`"whiteBalance": [${value.whiteBalance.join(', ')}]`)
      expect(text.endsWith('}\n')).toBe(true)
    }),
  )
})
