import type { Examined, Finding } from '../finding.ts'

const part = 'Server'

/** Whether a server answers on the configured port of this machine, and whether it can serve. */
export function ownServerPart(port: number): Examined {
  return {
    part,
    async check({ signal }): Promise<Finding> {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => undefined)
      if (!answer)
        return {
          part,
          state: 'off',
          words: `None is running on port ${port} of this machine. Start it with npm start.`,
        }
      const body = await answer.text()
      if (answer.ok && body.includes('ready'))
        return { part, state: 'ready', words: `Running on port ${port}, ready.` }
      return {
        part,
        state: 'attention',
        words: `What runs on port ${port} says ${answer.status}: ${body.slice(0, 80)}`,
        remedy: 'Look at its log; if it is another program, set PORT.',
      }
    },
  }
}
