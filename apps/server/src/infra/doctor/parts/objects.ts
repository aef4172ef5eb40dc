import { randomUUID } from 'node:crypto'
import type { ObjectStore } from '../../object-store/object-store.ts'
import type { Examined, Finding } from '../finding.ts'
import { reasonOf } from '../reason-of.ts'

const part = 'Pictures'

export interface ObjectsPart {
  /** Such as `On disk, in /srv/objects` or `In the bucket wedding`. */
  words: string
  remedy: string
  open(): Promise<Pick<ObjectStore, 'put' | 'get' | 'deleteMany'>>
}

/** Writes a small object, reads it back and deletes it. */
export function objectsPart({ words, remedy, open }: ObjectsPart): Examined {
  return {
    part,
    async check(): Promise<Finding> {
      const key = `doctor-${randomUUID()}.txt`
      const bytes = new TextEncoder().encode(key)
      try {
        const store = await open()
        await store.put(key, bytes)
        const read = await store.get(key)
        // As photos and pictures are deleted; a store may allow one kind of deletion and not the other.
        await store.deleteMany([key])
        if (read && Buffer.compare(read, bytes) === 0)
          return { part, state: 'ready', words: `${words}; one was written, read and deleted.` }
        return { part, state: 'broken', words: `${words}, but what is written cannot be read back.`, remedy }
      } catch (error) {
        return {
          part,
          state: 'broken',
          words: `${words}, but they cannot be written: ${reasonOf(error)}.`,
          remedy,
        }
      }
    },
  }
}
