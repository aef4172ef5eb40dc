import { ApiError } from '@ever-after/contract'
import { expect, test, vi } from 'vitest'
import type { Creation } from './creation.ts'
import { PollTimeout, pollCreation } from './poll-creation.ts'
import { creationOf } from './testing/creation-of.ts'

const polling = (answers: (Creation | Error)[]) => {
  const delays: number[] = []
  const controller = new AbortController()
  const read = vi.fn(async () => {
    const answer = answers.shift() ?? creationOf({ status: 'processing' })
    if (answer instanceof Error) throw answer
    return answer
  })
  const result = pollCreation({
    read,
    wait: async (delayMs) => void delays.push(delayMs),
    onProgress: () => undefined,
    signal: controller.signal,
  })
  return { result, delays, read, controller }
}

test('a picture is asked for every 2 seconds until it is completed', {
  tags: ['STYLE-19', 'DRESS-24', 'API-21', 'API-44'],
}, async () => {
  const { result, delays } = polling([
    creationOf({ status: 'pending' }),
    creationOf({ status: 'processing' }),
    creationOf({ status: 'completed' }),
  ])
  expect((await result).status).toBe('completed')
  expect(delays).toEqual([2000, 2000])
})

test('asking ends after 60 tries', { tags: ['STYLE-19', 'STYLE-22', 'DRESS-24'] }, async () => {
  const { result, read } = polling([])
  await expect(result).rejects.toBeInstanceOf(PollTimeout)
  expect(read).toHaveBeenCalledTimes(60)
})

test('a failed read counts as a try and not as a failed picture', { tags: ['DRESS-24', 'A36'] }, async () => {
  const { result, read } = polling([new Error('offline'), creationOf({ status: 'failed' })])
  expect((await result).status).toBe('failed')
  expect(read).toHaveBeenCalledTimes(2)
})

test('sixty reads that fail end the asking', { tags: ['DRESS-24', 'A36'] }, async () => {
  const { result, read } = polling(Array(60).fill(new Error('offline')))
  await expect(result).rejects.toBeInstanceOf(PollTimeout)
  expect(read).toHaveBeenCalledTimes(60)
})

test('a picture that does not exist ends the asking', async () => {
  const { result, read } = polling([new ApiError(404, '', 'Not Found')])
  await expect(result).rejects.toBeInstanceOf(ApiError)
  expect(read).toHaveBeenCalledTimes(1)
})

test('a word that is not known counts as pending', { tags: ['A35'] }, async () => {
  const unknown = creationOf({ status: 'queued' as 'pending' })
  const { result, read } = polling([unknown, creationOf({ status: 'completed' })])
  expect((await result).status).toBe('completed')
  expect(read).toHaveBeenCalledTimes(2)
})

test('leaving the screen stops the asking', { tags: ['A36'] }, async () => {
  const { result, controller } = polling([])
  controller.abort()
  await expect(result).rejects.toThrow()
})
