import { expect, test, vi } from 'vitest'
import { leave } from './leave.ts'
import type { ServiceWorkerScope } from './service-worker-scope.ts'

test('the worker of a build without the preview waits for nobody, deletes what was kept, and goes', async () => {
  const heard: Record<string, (event: { waitUntil(work: Promise<unknown>): void }) => void> = {}
  const [skipWaiting, unregister, remove] = [vi.fn(), vi.fn(), vi.fn()]
  const scope = {
    addEventListener: (type: string, listener: (typeof heard)[string]) => {
      heard[type] = listener
    },
    skipWaiting,
    registration: { unregister },
  }
  leave(scope as unknown as ServiceWorkerScope, { keys: async () => ['one', 'two'], delete: remove })
  heard.install({ waitUntil: vi.fn() })
  expect(skipWaiting).toHaveBeenCalledOnce()
  const work: Promise<unknown>[] = []
  heard.activate({ waitUntil: (promise) => work.push(promise) })
  await Promise.all(work)
  expect(remove.mock.calls).toEqual([['one'], ['two']])
  expect(unregister).toHaveBeenCalledOnce()
  expect(heard.fetch).toBeUndefined()
})
