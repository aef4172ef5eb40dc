import type { Push } from '../push/push.ts'
import type { Meters } from './meters.ts'

/** Messages that are counted by what became of them; those that only the log got are no sent ones. */
export function observePush(push: Push, { meters }: { meters: Meters }): Push {
  return {
    ...push,
    async send(message) {
      const startedMs = performance.now()
      const outcome = await push.send(message)
      meters.countPush({
        kind: message.kind,
        outcome: push.delivery === 'log' ? 'logged' : outcome.kind,
        seconds: (performance.now() - startedMs) / 1000,
      })
      return outcome
    },
  }
}
