import { existsSync } from 'node:fs'
import { access, constants, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Examined, Finding } from '../finding.ts'

const part = 'Data folder'
/** Less than this is filled by a day of pictures. */
const tightBytes = 2e9

/** Whether the folder can be written, and how much room is left. */
export function dataFolderPart(folder: string): Examined {
  return {
    part,
    async check(): Promise<Finding> {
      const there = nearest(folder)
      await access(there, constants.W_OK)
      const { bavail, bsize } = await statfs(there)
      const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB free`
      if (bavail * bsize < tightBytes)
        return {
          part,
          state: 'attention',
          words: `${folder}, ${free}.`,
          remedy: 'Make room, or set DATA_DIR to a larger disk.',
        }
      if (there === folder && ((await stat(folder)).mode & 0o077) !== 0)
        return {
          part,
          state: 'attention',
          words: `${folder}, ${free}. Other accounts of this machine may look into it.`,
          remedy: `The server closes a folder of its own at its start; close one of another account yourself: chmod 700 ${folder}`,
        }
      return {
        part,
        state: 'ready',
        words: `${folder}${there === folder ? '' : ' (made at the first start)'}, ${free}.`,
      }
    },
  }
}

/** The folder, or the closest one above it that is there. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}
