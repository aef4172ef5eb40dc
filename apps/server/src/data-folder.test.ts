import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startChildServer } from './testing/child-server.ts'
import { liveIn } from './testing/live-in.ts'
import { operatorPassword } from './testing/start-server.ts'

let folder: string
let dataFolder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ever-after-modes-'))
  dataFolder = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Paths below the data folder that another account of the machine may do anything with, with their modes. */
async function openPaths(): Promise<string[]> {
  const names = ['.', ...(await readdir(dataFolder, { recursive: true }))]
  const modes = await Promise.all(
    names.map(async (name) => ({ name, mode: (await stat(join(dataFolder, name))).mode & 0o777 })),
  )
  return modes
    .filter(({ mode }) => (mode & 0o077) !== 0)
    .map(({ name, mode }) => `${name} ${mode.toString(8)}`)
}

test('nothing that a server keeps in its data folder is open to other accounts, also where an older one left it open', {
  timeout: 300_000,
  tags: ['slow'],
}, async () => {
  const picture = join(dataFolder, 'objects', 'older.jpg')
  await mkdir(join(dataFolder, 'objects'), { recursive: true })
  await writeFile(picture, 'a picture')
  await chmod(picture, 0o666)
  await chmod(join(dataFolder, 'objects'), 0o777)
  await chmod(dataFolder, 0o755)

  const env = { OPERATOR_PASSWORD: operatorPassword }
  const server = await startChildServer({ dataFolder, databaseUrl: undefined, remove: async () => {} }, env)
  try {
    await liveIn(server)
    const kept = await readdir(dataFolder, { recursive: true })
    expect(kept.filter((name) => name.endsWith('.jpg')).length).toBeGreaterThan(5)
    expect(await openPaths()).toEqual([])
    expect((await stat(picture)).mode & 0o777).toBe(0o600)
    expect((await stat(dataFolder)).mode & 0o777).toBe(0o700)
  } finally {
    await server.kill()
  }
})
