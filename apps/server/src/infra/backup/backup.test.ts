import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder } from '../database/lock-data-folder.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

let folder: string
let dataFolder: string
let target: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ever-after-backup-'))
  dataFolder = join(folder, 'data')
  target = join(folder, 'backup')
  await write('database/PG_VERSION', '17')
  await mkdir(join(dataFolder, 'database', 'pg_notify'))
  await write('objects/results/1/master.jpg', 'a picture')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(path: string, text: string, below = dataFolder): Promise<void> {
  await mkdir(join(below, path, '..'), { recursive: true })
  await writeFile(join(below, path), text)
}

const now = new Date('2026-03-04T05:06:07Z')
const make = () => backUp({ dataFolder, target, product: 'Ever After 1.0.0', now })

test('a backup holds database and pictures with their hashes, and nothing that is made again or was never finished', async () => {
  await write('derived/ab/cd', 'small')
  await write('objects/two.jpg.0b1c.part', 'half')
  await write('database.creating-7/PG_VERSION', '17')
  const { files, folders, madeAt } = await make()
  expect(files.map(({ path }) => path)).toEqual(['database/PG_VERSION', 'objects/results/1/master.jpg'])
  expect(folders).toContain('database/pg_notify')
  expect([files[1].sizeBytes, madeAt]).toEqual([9, '2026-03-04T05:06:07.000Z'])
  expect((await stat(join(target, 'data/objects/results/1/master.jpg'))).mode & 0o077).toBe(0)
  expect((await readdir(folder)).sort()).toEqual(['backup', 'data'])
})

test('what was backed up is restored byte by byte, with the empty folders that the database needs', async () => {
  await make()
  await rm(dataFolder, { recursive: true })
  await restore({ source: target, dataFolder })
  expect(await readFile(join(dataFolder, 'objects/results/1/master.jpg'), 'utf8')).toBe('a picture')
  expect(await readdir(join(dataFolder, 'database'))).toEqual(['PG_VERSION', 'pg_notify'])
  expect(existsSync(join(dataFolder, 'restoring'))).toBe(false)
})

test('while a server holds the folder there is no backup, and its sentence says what to do', async () => {
  const server = lockDataFolder(dataFolder)
  await expect(make()).rejects.toThrow('Stop it, back up, and start it again')
  server.release()
  await make()
  expect(existsSync(target)).toBe(true)
})

test('neither backing up nor restoring overwrites anything', async () => {
  await make()
  await expect(make()).rejects.toThrow('is not empty; a backup overwrites nothing')
  await expect(restore({ source: target, dataFolder })).rejects.toThrow('is not empty; restoring overwrites')
  expect(await readFile(join(dataFolder, 'database/PG_VERSION'), 'utf8')).toBe('17')
})

test.for([
  ['changed', () => writeFile(join(target, 'data/objects/results/1/master.jpg'), 'A picture')],
  ['missing', () => rm(join(target, 'data/objects/results/1/master.jpg'))],
] as const)('a backup with a %s file is refused before anything is written', async ([, damage]) => {
  await make()
  await damage()
  const other = join(folder, 'other')
  await expect(restore({ source: target, dataFolder: other })).rejects.toThrow(
    '1 of 2 files are missing or changed, such as objects/results/1/master.jpg',
  )
  expect(existsSync(other)).toBe(false)
})

test('a folder without a manifest is no backup, and one whose paths lead outside is not read', async () => {
  await expect(restore({ source: folder, dataFolder: join(folder, 'other') })).rejects.toThrow('is no backup')
  await make()
  const path = join(target, 'manifest.json')
  await writeFile(path, (await readFile(path, 'utf8')).replace('database/PG_VERSION', '../../escaped'))
  await expect(restore({ source: target, dataFolder: join(folder, 'other') })).rejects.toThrow(
    'cannot be read',
  )
})

test('what would be missed is refused: a link, an empty data folder, a target inside of it', async () => {
  const inside = backUp({ dataFolder, target: join(dataFolder, 'mine'), product: '', now })
  await expect(inside).rejects.toThrow('does not belong into the data folder')
  await symlink('/tmp', join(dataFolder, 'objects', 'elsewhere'))
  await expect(make()).rejects.toThrow('neither a file nor a folder')
  await rm(join(dataFolder, 'database'), { recursive: true })
  await expect(make()).rejects.toThrow('holds no database')
})
