export interface ServerEvent {
  event: string
  data: string
}

interface EventSourceOptions {
  stream: ReadableStream<Uint8Array>
  /** Called for everything that arrives, heartbeats too. */
  onChunk?: () => void
}

/** The events of a text/event-stream as they arrive; comments and events without data are left out. */
export async function* eventsOf({ stream, onChunk }: EventSourceOptions): AsyncGenerator<ServerEvent> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let pending = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onChunk?.()
      pending += decoder.decode(value, { stream: true })
      const blocks = pending.split(/\r?\n\r?\n/)
      pending = blocks.pop() ?? ''
      yield* blocks.map(parseBlock).filter(({ data }) => data !== '')
    }
  } finally {
    // A reader that stops early closes the connection; one that has ended already has nothing to cancel.
    await reader.cancel().catch(() => undefined)
  }
}

function parseBlock(block: string): ServerEvent {
  const fields = block.split(/\r?\n/).map((line) => {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
    return { name, value }
  })
  const valuesOf = (name: string) => fields.filter((field) => field.name === name).map(({ value }) => value)
  return { event: valuesOf('event').at(-1) ?? 'message', data: valuesOf('data').join('\n') }
}
