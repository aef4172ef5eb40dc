import { expect, test } from 'vitest'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { exportData } from './export-data.ts'

forgetEverything()

test.for([
  ['', '503: Busy'],
  ['{"error":"Later."}', '503: {"error":"Later."}'],
] as const)('a refused export throws what was answered', { tags: ['ERR-01'] }, async ([body, words]) => {
  serveApi({ 'GET /api/me/export': new Response(body, { status: 503, statusText: 'Busy' }) })
  await expect(exportData(() => undefined)).rejects.toMatchObject({ message: words })
})
