import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { applicationOf, idOf } from '../../testing/builders.ts'
import { serveApi } from '../../testing/serve-api.ts'
import { forgetEverything, show } from '../../testing/show.tsx'
import { CreationDetail } from './components/creation-detail.tsx'

forgetEverything()
afterEach(() => Object.assign(navigator, { canShare: undefined, share: undefined }))

test('an opened picture says that it was made with AI and is shared with those words', async () => {
  const share = vi.fn(async (_data: ShareData) => undefined)
  Object.assign(navigator, { canShare: () => true, share })
  serveApi({
    [`GET /api/wedding-styles/${idOf(1)}`]: applicationOf(),
    'GET /media/result.jpg': () => new Response('picture'),
  })
  show(
    <CreationDetail
      id={idOf(1)}
      notify={() => undefined}
      onDelete={() => undefined}
      onClose={() => undefined}
    />,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
  await vi.waitFor(() => expect(share).toHaveBeenCalled())
  expect(screen.getByText(/· Made with AI$/)).toBeTruthy()
  expect(share.mock.calls[0][0].text).toBe('The Rose Garden. Made with AI in Ever After.')
})
