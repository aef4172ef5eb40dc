import { expect, test } from 'vitest'
import { eventsOf, type ServerEvent } from './events-of.ts'

/** A stream that gives its text in these chunks. */
const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

const read = async (...chunks: string[]) => {
  const events: ServerEvent[] = []
  for await (const event of eventsOf({ stream: streamOf(...chunks) })) events.push(event)
  return events
}

test('every block between blank lines is an event', async () => {
  expect(await read('event: state\ndata: {"a":1}\n\nevent: state\ndata: {"a":2}\n\n')).toEqual([
    { event: 'state', data: '{"a":1}' },
    { event: 'state', data: '{"a":2}' },
  ])
})

test('an event that arrives in pieces is put together', async () => {
  expect(await read('event: st', 'ate\r\ndata: {"a"', ':1}\r', '\n\r\n')).toEqual([
    { event: 'state', data: '{"a":1}' },
  ])
})

test('comments are left out, and several lines of data are one text', async () => {
  expect(await read(': still here\n\ndata: one\ndata: two\n\n')).toEqual([
    { event: 'message', data: 'one\ntwo' },
  ])
})

test('an event that was cut off is no event', async () => {
  expect(await read('event: state\ndata: {"a":1}')).toEqual([])
})

test('everything that arrives is noticed, and stopping early closes the stream', async () => {
  let isClosed = false
  let chunks = 0
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(': ping\n\ndata: x\n\n')),
    cancel: () => {
      isClosed = true
    },
  })
  for await (const event of eventsOf({ stream, onChunk: () => chunks++ })) {
    expect(event.data).toBe('x')
    break
  }
  expect([chunks, isClosed]).toEqual([1, true])
})
