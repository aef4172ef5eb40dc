import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { DressesPage } from './index.ts'

forgetEverything()

async function openForm() {
  const calls = serveApi({
    'GET /api/config/wedding-dress': { dresses: [], version: 'v1' },
    'POST /api/photos/upload-url': refusal(503, 'overloaded', 'Busy.'),
  })
  show(<DressesPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add Dress' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add Dress' })
  const choose = (file: File) =>
    userEvent.upload(within(dialog).getByLabelText('Upload picture', { selector: 'input' }), file, {
      applyAccept: false,
    })
  return { calls, choose }
}

test('what is no picture or too large is refused before it is sent', async () => {
  const { calls, choose } = await openForm()
  await choose(new File(['words'], 'a.txt', { type: 'text/plain' }))
  await screen.findByText('Only image files are allowed')
  await choose(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' }))
  await screen.findByText('Maximum file size is 10MB')
  expect(calls).toHaveLength(1)
})

test('an upload that fails says so and can be tried again', { tags: ['ADMIN-18'] }, async () => {
  const { calls, choose } = await openForm()
  const file = new File(['photo'], 'a.jpg', { type: 'image/jpeg' })
  await choose(file)
  await screen.findByText('Upload failed')
  await choose(file)
  await waitFor(() => expect(calls.filter(({ route }) => route.startsWith('POST'))).toHaveLength(2))
  await screen.findByText('Upload failed')
})

test('the picture of a dress and its icon go to the folders of their kind', {
  tags: ['ADMIN-17'],
}, async () => {
  const calls = serveApi({
    'GET /api/config/wedding-dress': { dresses: [], version: 'v1' },
    'POST /api/photos/upload-url': { uploadUrl: '/media/upload', uploadPreset: 'preset-1' },
    'POST /media/upload': refusal(503, 'overloaded', 'Busy.'),
  })
  show(<DressesPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add Dress' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Dress' }))
  const forms = () =>
    calls.flatMap(({ body }) => (body instanceof FormData ? [Object.fromEntries(body)] : []))
  const file = new File(['photo'], 'a.jpg', { type: 'image/jpeg' })
  for (const what of ['picture', 'icon'])
    await userEvent.upload(dialog.getByLabelText(`Upload ${what}`, { selector: 'input' }), file)
  await waitFor(() =>
    expect(forms()).toEqual([
      { file, upload_preset: 'preset-1', folder: 'wedding-styles/previews' },
      { file, upload_preset: 'preset-1', folder: 'wedding-styles/icons' },
    ]),
  )
})

test.for([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
] as const)('an untouched form closes with %s without a question', async ([, close]) => {
  await openForm()
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
