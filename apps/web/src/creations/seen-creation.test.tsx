import { expect, test } from 'vitest'
import { applicationOf, idOf } from '#testing/builders.ts'
import { readsPerOpening } from '#testing/reads-per-opening.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { useSeenCreation } from './seen-creation.ts'

forgetEverything()

function Picture() {
  const creation = useSeenCreation({ kind: 'style', id: idOf(1) })
  return <img src={creation?.resultUrl ?? ''} alt="" />
}

test('a finished picture’s address is good for half an hour', {
  tags: ['SHELL-43', 'SHELL-44', 'SHELL-45'],
}, async () => {
  const route = `GET /api/wedding-styles/${idOf(1)}`
  const open = () => {
    const calls = serveApi({ [route]: applicationOf() })
    show(<Picture />)
    return calls
  }
  expect(await readsPerOpening({ open, route, freshMs: 30 * 60_000 })).toEqual([1, 0, 1])
})
