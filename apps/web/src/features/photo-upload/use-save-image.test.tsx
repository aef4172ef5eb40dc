import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { refreshStatus } from '#server-state'
import { idOf, statusOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import { useSaveImage } from './use-save-image.ts'

forgetEverything()

const picture = 'GET /media/12.jpg'

function Portrait(given: Parameters<typeof useSaveImage>[0]) {
  const { save } = useSaveImage(given)
  return (
    <button type="button" onClick={() => save({ id: idOf(1), url: '/media/12.jpg' }, 'Your portrait')}>
      Save
    </button>
  )
}

/** Saves as a free device that meets the paywall, which answers yes; `unlocked` is what the server says from then on. */
async function save(unlocked: object) {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const server: { status: object } = { status: statusOf() }
  const calls = serveApi({
    'GET /api/subscriptions/status': () => server.status,
    [picture]: new Response(new Blob(['jpeg'])),
  })
  const notify = vi.fn()
  const onPaywall = vi.fn(async () => {
    server.status = unlocked
    await refreshStatus()
    return true
  })
  show(<Portrait notify={notify} onPaywall={onPaywall} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(onPaywall).toHaveBeenCalled())
  await everythingAnswered()
  expect(onPaywall).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ trigger: 'download_attempt' }))
  return { notify, routesCalled: calls.map(({ route }) => route) }
}

test('a portrait that was unlocked in the paywall is saved after its permission was asked again', {
  tags: ['PORTRAIT-18', 'MEMB-33', 'A43'],
}, async () => {
  const { notify } = await save({ ...statusOf(), hasActiveSubscription: true })
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledExactlyOnceWith({
      title: 'Saved!',
      description: 'Image saved to photo library',
    }),
  )
})

test('a paywall that says yes without a right saves no portrait', {
  tags: ['PORTRAIT-18', 'MEMB-33', 'A43'],
}, async () => {
  const { notify, routesCalled } = await save(statusOf())
  expect(routesCalled).not.toContain(picture)
  expect(notify).not.toHaveBeenCalled()
})
