import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

test('scripts and styles get a copy in each encoding; what is small or no text gets none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ever-after-compress-'))
  mkdirSync(join(folder, 'assets'))
  const text = 'run();'.repeat(400)
  for (const name of ['a.js', 'b.css', 'c.woff2']) writeFileSync(join(folder, 'assets', name), text)
  writeFileSync(join(folder, 'assets', 'tiny.js'), 'run()')
  await compressFiles(folder)
  const read = (name: string) => readFileSync(join(folder, 'assets', name))
  expect(brotliDecompressSync(read('a.js.br')).toString()).toBe(text)
  expect(gunzipSync(read('b.css.gz')).toString()).toBe(text)
  const without = ['c.woff2.br', 'tiny.js.br', 'tiny.js.gz']
  expect(without.filter((name) => existsSync(join(folder, 'assets', name)))).toEqual([])
  rmSync(folder, { recursive: true })
})
