import type { StyleApplication } from '@ever-after/contract'
import { expect, test, vi } from 'vitest'
import { PollTimeout, pollCreation } from './poll-creation.ts'

const creation = (status: StyleApplication['status']) => ({ status }) as StyleApplication

const polling = (answers: (StyleApplication | Error)[], maxTries = 60) => {
  const delays: number[] = []
  const controller = new AbortController()
  const read = vi.fn(async () => {
    const answer = answers.shift() ?? creation('processing')
    if (answer instanceof Error) throw answer
    return answer
  })
  const result = pollCreation({
    read,
    wait: async (delayMs) => void delays.push(delayMs),
    onProgress: () => undefined,
    intervalMs: 2000,
    maxTries,
    signal: controller.signal,
  })
  return { result, delays, read, controller }
}

test('a picture is asked for every 2 seconds until it is completed', { tags: ['STYLE-19'] }, async () => {
  const { result, delays } = polling([creation('pending'), creation('processing'), creation('completed')])
  expect((await result).status).toBe('completed')
  expect(delays).toEqual([2000, 2000])
})

test('asking ends after 60 tries', { tags: ['STYLE-19', 'STYLE-22'] }, async () => {
  const { result, read } = polling([])
  await expect(result).rejects.toBeInstanceOf(PollTimeout)
  expect(read).toHaveBeenCalledTimes(60)
})

test('a failed read counts as a try and not as a failed picture', async () => {
  const { result, read } = polling([new Error('offline'), creation('failed')])
  expect((await result).status).toBe('failed')
  expect(read).toHaveBeenCalledTimes(2)
})

test('leaving the screen stops the asking', async () => {
  const { result, controller } = polling([])
  controller.abort()
  await expect(result).rejects.toThrow()
})
