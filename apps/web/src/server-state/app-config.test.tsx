import { expect, test } from 'vitest'
import { readsPerOpening } from '../testing/reads-per-opening.ts'
import { serveApi } from '../testing/serve-api.ts'
import { forgetEverything, show } from '../testing/show.tsx'
import { useAppConfig } from './app-config.ts'

forgetEverything()

function Address() {
  return <p>{useAppConfig().supportEmail}</p>
}

test('the settings of a deployment are good for 24 hours', {
  tags: ['SHELL-43', 'SHELL-44', 'SHELL-45'],
}, async () => {
  const route = 'GET /app-config.json'
  const open = () => {
    const calls = serveApi({ [route]: { supportEmail: 'us@example.com' } })
    show(<Address />)
    return calls
  }
  expect(await readsPerOpening({ open, route, freshMs: 86_400_000 })).toEqual([1, 0, 1])
})
