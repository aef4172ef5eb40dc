import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FolderLock, lockDataFolder } from '../database/lock-data-folder.ts'
import { flushPath, flushTree } from '../disk/flush-path.ts'
import { copyFile, measureFile } from './copy-file.ts'
import { contentFolder, type Manifest, readManifest } from './manifest.ts'
import { someAtOnce } from './some-at-once.ts'

export interface RestoreWish {
  source: string
  /** A folder that is not there yet, or empty: nothing is overwritten. */
  dataFolder: string
}

/** Where files stand until all of them are there; below the data folder, which may be a mounted volume. */
const asideName = 'restoring'
const lockName = /^lock\.sqlite/

/** Puts a backup back: looks at every byte of it first, then copies, then moves it into its place, the database last. */
export async function restore({ source, dataFolder }: RestoreWish): Promise<Manifest> {
  const manifest = await readManifest(source)
  await refuseFull(dataFolder)
  await refuseDamaged(source, manifest)
  const lock: FolderLock = lockDataFolder(dataFolder)
  const aside = join(dataFolder, asideName)
  try {
    await mkdir(aside, { mode: 0o700 })
    for (const folder of manifest.folders) await mkdir(join(aside, folder), { mode: 0o700 })
    await someAtOnce(manifest.files, ({ path }) =>
      copyFile(join(source, contentFolder, path), join(aside, path)),
    )
    await flushTree(aside)
    for (const name of databaseLast(await readdir(aside)))
      await rename(join(aside, name), join(dataFolder, name))
    await flushPath(dataFolder)
    return manifest
  } finally {
    await rm(aside, { recursive: true, force: true })
    lock.release()
  }
}

async function refuseFull(dataFolder: string): Promise<void> {
  const names = existsSync(dataFolder) ? await readdir(dataFolder) : []
  if (names.some((name) => !lockName.test(name)))
    throw new Error(
      `The data folder ${dataFolder} is not empty; restoring overwrites nothing. Move it away, or set DATA_DIR to a new folder.`,
    )
}

async function refuseDamaged(source: string, { files }: Manifest): Promise<void> {
  const isDamaged = await someAtOnce(files, async ({ path, sizeBytes, sha256 }) => {
    const found = await measureFile(join(source, contentFolder, path)).catch(() => undefined)
    return found?.sizeBytes !== sizeBytes || found.sha256 !== sha256
  })
  const damaged = files.filter((_, index) => isDamaged[index])
  if (damaged.length)
    throw new Error(
      `The backup ${source} is damaged: ${damaged.length} of ${files.length} files are missing or changed, such as ${damaged[0].path}. Nothing was restored.`,
    )
}

function databaseLast(names: readonly string[]): string[] {
  return [...names].sort((a, b) => Number(a === 'database') - Number(b === 'database'))
}
