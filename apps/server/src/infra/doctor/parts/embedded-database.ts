import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataFolder } from '../../database/lock-data-folder.ts'
import type { Examined, Finding } from '../finding.ts'

const part = 'Database'

/** The database inside the server. It is not opened: only one process may, and that is the server. */
export function embeddedDatabasePart(dataFolder: string): Examined {
  return {
    part,
    async check(): Promise<Finding> {
      const folder = join(dataFolder, 'database')
      if (!existsSync(folder))
        return { part, state: 'ready', words: 'Embedded; it is made at the first start.' }
      const holder = isHeld(dataFolder) ? 'a server is using it' : 'no server is using it now'
      return { part, state: 'ready', words: `Embedded, in ${folder}; ${holder}.` }
    },
  }
}

function isHeld(dataFolder: string): boolean {
  try {
    lockDataFolder(dataFolder).release()
    return false
  } catch {
    // Whatever keeps it from being locked keeps a second server from starting.
    return true
  }
}
