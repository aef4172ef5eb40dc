import { join } from 'node:path'
import { readIfPresent } from '../../disk/read-if-present.ts'
import { writeDurably } from '../../disk/write-durably.ts'
import { emptyState, type SandboxState, sandboxState } from './state.ts'

export interface StateFile {
  read(): Promise<SandboxState>
  /** Resolves once the state as it is now is on the disk. */
  write(state: SandboxState): Promise<void>
}

const fileName = 'sandbox-store.json'

/** Keeps the store's state in one file; without a folder, only in memory. */
export function createStateFile(folder: string | undefined): StateFile {
  if (folder === undefined) return { read: async () => emptyState(), write: async () => {} }
  const path = join(folder, fileName)
  let lastWrite: Promise<void> = Promise.resolve()
  return {
    async read() {
      const bytes = await readIfPresent(path)
      return bytes ? sandboxState.parse(JSON.parse(Buffer.from(bytes).toString('utf8'))) : emptyState()
    },
    write(state) {
      const write = () => writeDurably(path, Buffer.from(JSON.stringify(state)))
      // One after another, whether or not the one before succeeded.
      lastWrite = lastWrite.then(write, write)
      return lastWrite
    },
  }
}
