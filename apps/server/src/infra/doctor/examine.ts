import type { Examined, Finding } from './finding.ts'
import { reasonOf } from './reason-of.ts'

/** Looks at all parts at once; a look that fails or takes too long is a finding too. */
export function examine(parts: readonly Examined[], { withinMs }: { withinMs: number }): Promise<Finding[]> {
  return Promise.all(parts.map((part) => look(part, AbortSignal.timeout(withinMs))))
}

async function look({ part, check }: Examined, signal: AbortSignal): Promise<Finding> {
  try {
    return await Promise.race([check({ signal }), whenOver(signal)])
  } catch (error) {
    return { part, state: 'broken', words: `Does not work: ${reasonOf(error)}.` }
  }
}

function whenOver(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
