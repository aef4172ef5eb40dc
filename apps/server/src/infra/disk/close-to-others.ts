import type { Stats } from 'node:fs'
import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What is made from now on is for the account of this process only. */
export function makePrivateFiles(): void {
  process.umask(0o077)
}

/**
 * Takes from others what they may read in a folder that an earlier release left open. The folder itself comes last: once
 * it is closed, nothing below it needs to be looked at again. What belongs to another account stays as it is.
 */
export async function closeToOthers(folder: string): Promise<void> {
  const stats = await lstat(folder).catch(() => undefined)
  if (stats?.isDirectory() && isOpen(stats)) await close(folder, stats)
}

async function close(path: string, stats: Stats): Promise<void> {
  if (stats.isSymbolicLink() || !isOurs(stats)) return
  if (stats.isDirectory())
    for (const name of await readdir(path)) await close(join(path, name), await lstat(join(path, name)))
  if (isOpen(stats)) await chmod(path, stats.mode & 0o700)
}

const isOpen = ({ mode }: Stats) => (mode & 0o077) !== 0
const isOurs = ({ uid }: Stats) => uid === process.getuid?.()
