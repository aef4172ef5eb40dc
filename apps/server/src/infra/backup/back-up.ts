import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { lockDataFolder } from '../database/lock-data-folder.ts'
import { flushPath, flushTree } from '../disk/flush-path.ts'
import { copyFile } from './copy-file.ts'
import { listContent } from './list-content.ts'
import { contentFolder, type Manifest, manifestName } from './manifest.ts'
import { someAtOnce } from './some-at-once.ts'

export interface BackupWish {
  dataFolder: string
  /** A folder that is not there yet, or empty. */
  target: string
  product: string
  now: Date
}

/**
 * Copies the embedded database and the pictures while no server uses them, so that both belong to the same moment. The
 * target appears under its name when it is whole.
 */
export async function backUp({ dataFolder, target, product, now }: BackupWish): Promise<Manifest> {
  if (!existsSync(join(dataFolder, 'database')))
    throw new Error(`The data folder ${dataFolder} holds no database; there is nothing to back up.`)
  if (isBelow(target, dataFolder) || isBelow(dataFolder, target))
    throw new Error('A backup does not belong into the data folder; name another folder.')
  await refuseFull(target)
  const lock = lockStopped(dataFolder)
  const aside = `${target}.part`
  try {
    await rm(aside, { recursive: true, force: true })
    const manifest = await copyAll({ dataFolder, aside, product, now })
    await rename(aside, target)
    await flushPath(dirname(resolve(target)))
    return manifest
  } finally {
    lock.release()
  }
}

async function copyAll({
  dataFolder,
  aside,
  product,
  now,
}: Omit<BackupWish, 'target'> & { aside: string }): Promise<Manifest> {
  const { folders, files: paths } = await listContent(dataFolder)
  const content = join(aside, contentFolder)
  await mkdir(content, { recursive: true, mode: 0o700 })
  for (const folder of folders) await mkdir(join(content, folder), { mode: 0o700 })
  const files = await someAtOnce(paths, async (path) => ({
    path,
    ...(await copyFile(join(dataFolder, path), join(content, path))),
  }))
  const manifest: Manifest = { format: 1, product, madeAt: now.toISOString(), folders, files }
  await writeFile(join(aside, manifestName), JSON.stringify(manifest, null, 1), { mode: 0o600 })
  await flushTree(aside)
  return manifest
}

function lockStopped(dataFolder: string) {
  try {
    return lockDataFolder(dataFolder)
  } catch (cause) {
    throw new Error(
      `A server is using the data folder ${dataFolder}. Stop it, back up, and start it again: a copy of files that are being written is no backup.`,
      { cause },
    )
  }
}

async function refuseFull(target: string): Promise<void> {
  const names = existsSync(target) ? await readdir(target) : []
  if (names.length) throw new Error(`${target} is not empty; a backup overwrites nothing. Name a new folder.`)
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(resolve(folder), resolve(path))
  return way === '' || !way.startsWith('..')
}
