import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { manifestText } from './publish.ts'

const render = path.join(import.meta.dirname, '..', 'render.ts')

test('an unknown plate is refused with the names there are, before any tool is needed', async () => {
  const run = promisify(execFile)(process.execPath, [render, 'moon-base'], { env: { PATH: '' } })
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/moon-base.*garden-golden.*veil|veil.*garden-golden/),
  })
})

test('a manifest is written with its points on one line and reads back unchanged', () => {
  const manifest = { name: 'x', anchors: { pit: [12.5, -3], chin: [0, 1] }, whiteBalance: [1, 0.98, 0.9] }
  const text = manifestText(manifest)
  expect(text).toContain('"pit": [12.5, -3]')
  expect(JSON.parse(text)).toEqual(manifest)
})
