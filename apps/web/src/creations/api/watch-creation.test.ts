import { expect, test } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { watchCreation } from './watch-creation.ts'

forgetEverything()

test.for([
  ['', '404: Not Found'],
  ['{"error":"Gone."}', '404: {"error":"Gone."}'],
] as const)('a refused stream throws what was answered', { tags: ['ERR-01'] }, async ([body, words]) => {
  const route = `GET /api/creations/${idOf(1)}/events`
  serveApi({ [route]: new Response(body, { status: 404, statusText: 'Not Found' }) })
  const watching = watchCreation({
    id: idOf(1),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  await expect(watching).rejects.toMatchObject({ message: words })
})
