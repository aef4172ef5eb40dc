import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskObjectStore } from './disk-object-store.ts'
import { describeObjectStore } from './testing/describe-object-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ever-after-objects-'))
})
afterAll(() => rm(folder, { recursive: true }))

describeObjectStore('on disk', async () => {
  const root = await mkdtemp(join(tmpdir(), 'ever-after-suite-'))
  return { store: diskObjectStore(root), close: () => rm(root, { recursive: true }) }
})

test('many writers of one object leave no scraps in the folder', async () => {
  const store = diskObjectStore(join(folder, 'scraps'))
  const versions = Array.from({ length: 20 }, (_, index) => new TextEncoder().encode(`${index}`))
  await Promise.all(versions.map((version) => store.put('one.jpg', version)))
  expect(await readdir(join(folder, 'scraps'))).toEqual(['one.jpg'])
})
