import type { CreationEvent } from '@ever-after/contract'
import type { TestDevice, TestServer } from './start-server.ts'

export interface EventReader {
  response: Response
  /** The next block of the stream, a comment too; undefined when it has ended. */
  nextBlock(): Promise<string | undefined>
  /** The data of the next `state` event. */
  nextState(): Promise<CreationEvent | undefined>
  /** Every state until the stream ends. */
  rest(): Promise<CreationEvent[]>
  /** Goes away as a client does. */
  leave(): Promise<void>
}

/** Listens to a creation as the app does. */
export async function openEvents(
  server: Pick<TestServer, 'fetch'>,
  { token }: Pick<TestDevice, 'token'>,
  id: string,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const response = await server.fetch(`/api/creations/${id}/events`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  if (!response.body) throw new Error('The answer has no body.')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const nextBlock = async () => {
    while (!text.includes('\n\n')) {
      const { value, done } = await reader.read()
      if (done) return undefined
      text += value
    }
    const end = text.indexOf('\n\n')
    const block = text.slice(0, end)
    text = text.slice(end + 2)
    return block
  }
  const nextState = async () => {
    for (;;) {
      const block = await nextBlock()
      if (block === undefined) return undefined
      const data = /^event: state\ndata: (.+)$/.exec(block)?.[1]
      if (data) return JSON.parse(data) as CreationEvent
    }
  }
  return {
    response,
    nextBlock,
    nextState,
    async rest() {
      const states: CreationEvent[] = []
      for (let state = await nextState(); state; state = await nextState()) states.push(state)
      return states
    },
    leave: () => reader.cancel(),
  }
}
