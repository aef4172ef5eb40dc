import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, expect, test, vi } from 'vitest'
import { standNativeBridge } from '#platform/testing/native-bridge.ts'

vi.stubEnv('VITE_API_ORIGIN', 'https://api.example')
let savePhoto = () => ({ identifier: 'photo-1' })
const phone = standNativeBridge({
  Media: {
    getAlbums: () => ({ albums: [{ name: 'EverAfter', identifier: 'album-1', type: 'user' }] }),
    savePhoto: () => savePhoto(),
  },
  Preferences: { get: () => ({ value: '"known"' }) },
})
const { idOf, statusOf } = await import('#testing/builders.ts')
const { serveApi } = await import('#testing/serve-api.ts')
const { forgetEverything, show } = await import('#testing/show.tsx')
const { useSaveImage } = await import('./use-save-image.ts')

forgetEverything()
afterAll(() => vi.unstubAllEnvs())

function Portrait({ notify }: { notify: () => void }) {
  const { save } = useSaveImage({ notify, onPaywall: vi.fn() })
  return (
    <button type="button" onClick={() => save({ id: idOf(1), url: '/media/12.jpg' }, 'Your portrait')}>
      Save
    </button>
  )
}

test('a portrait is saved to the album of the phone', { tags: ['NATIVE-01', 'NATIVE-04'] }, async () => {
  const status = { ...statusOf(), hasActiveSubscription: true }
  serveApi({ 'GET https://api.example/api/subscriptions/status': status })
  const notify = vi.fn()
  show(<Portrait notify={notify} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ title: 'Saved!', description: 'Image saved to photo library' }),
  )
  expect(phone.callsOf('Media').at(-1)?.options).toEqual({
    path: 'https://api.example/media/12.jpg',
    albumIdentifier: 'album-1',
  })
})

test('a portrait that the phone does not take says so', { tags: ['NATIVE-05'] }, async () => {
  savePhoto = () => {
    throw Object.assign(new Error('Access to photos not allowed by user'), { code: 'accessDenied' })
  }
  const status = { ...statusOf(), hasActiveSubscription: true }
  serveApi({ 'GET https://api.example/api/subscriptions/status': status })
  const notify = vi.fn()
  show(<Portrait notify={notify} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledExactlyOnceWith({ title: 'Failed to save image', isDestructive: true }),
  )
})
