import { afterEach, expect, test, vi } from 'vitest'
import { fetchPicture } from './fetch-picture.ts'

afterEach(() => vi.unstubAllGlobals())

function answer(response: Response) {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test.for([
  ['/media/objects/results/1/1-master.jpg?signature=x', undefined],
  ['https://store.test/pictures/results/1/1-master.jpg?X-Amz-Signature=x', 'reload'],
] as const)('the picture at %s is taken from the cache only where it may be read', async ([url, cache]) => {
  const fetch = answer(new Response('picture'))
  expect(await (await fetchPicture(url)).text()).toBe('picture')
  expect(fetch.mock.calls[0][1]?.cache).toBe(cache)
})

test.for([
  ['', '403: Forbidden'],
  ['{"error":"Gone."}', '403: {"error":"Gone."}'],
] as const)(
  'an address that gives no picture any more rejects with what was answered',
  {
    tags: ['ERR-01'],
  },
  async ([body, words]) => {
    answer(new Response(body, { status: 403, statusText: 'Forbidden' }))
    await expect(fetchPicture('/media/objects/gone.jpg')).rejects.toMatchObject({ message: words })
  },
)
