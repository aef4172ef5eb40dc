import { listen } from '../database/listen.ts'
import type { Bell } from './bell.ts'
import { createBell } from './local-bell.ts'

const channel = 'ever_after_bell'

/** Ids that one statement tells the other processes of. */
const atOnce = 500

interface SharedBellOptions {
  url: string
  /** Of this process, which does not need its own notices. */
  name: string
  onError: (error: unknown) => void
}

/**
 * A bell that is heard in every process on the same database server, by NOTIFY. Whoever was away and is back wakes all its
 * watches, because it cannot know what it missed; they read again.
 */
export async function openSharedBell({ url, name, onError }: SharedBellOptions): Promise<Bell> {
  const bell = createBell()
  const ear = await listen({
    url,
    channel,
    onNotice: (notice) => {
      const [from, id] = notice.split(' ')
      if (from !== name) bell.ring(id)
    },
    onReturn: bell.ringAll,
    onError,
  })
  const waiting = new Set<string>()
  let sending: Promise<void> | undefined

  const tell = async () => {
    while (waiting.size) {
      const ids = [...waiting].slice(0, atOnce)
      for (const id of ids) waiting.delete(id)
      await ear.tell(ids.map((id) => `${name} ${id}`))
    }
  }

  return {
    ...bell,
    ring(id) {
      bell.ring(id)
      waiting.add(id)
      // What could not be told is found by reading again.
      sending ??= tell()
        .catch(onError)
        .finally(() => {
          sending = undefined
        })
    },
    async close() {
      await sending
      await ear.close()
    },
  }
}
