import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface FolderLock {
  release(): void
}

/**
 * Two processes that open one embedded database lose rows without an error, so a process holds a lock that the
 * operating system drops when the process dies: an exclusive transaction in a small SQLite file.
 */
export function lockDataFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    file.close()
    throw new Error(
      `Another server is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  return {
    release() {
      if (file.isOpen) file.close()
    },
  }
}
