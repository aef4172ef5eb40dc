import { test } from 'vitest'
import { startTestServer } from '/work/main/apps/server/src/testing/start-server.ts'
test('x', async () => {
  const t=performance.now(); const l=(s:string)=>console.log(s, Math.round(performance.now()-t))
  const g = await startTestServer({ config: { metricsToken: 'a token for metrics' } }); l('started')
  const a = await g.fetch('/metrics'); l('a '+a.status)
  const b = await g.fetch('/metrics', { headers: { authorization: 'Bearer a token for metrics' } }); l('b '+b.status)
  await g.close(); l('closed')
}, 60000)
