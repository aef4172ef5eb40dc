import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { press } from './testing/acts.ts'
import { layOut } from './testing/lay-out.ts'
import { openPage } from './testing/open-page.tsx'
import { dialog, gappedDocument, picture, routes, save, type } from './testing/style-dialog.ts'

forgetEverything()
layOut()

test('an icon made from a preview elsewhere is that preview', { tags: ['LIVE-35', 'LIVE-37'] }, async () => {
  const { saved } = await openPage({ document: gappedDocument, routes })
  await press('Edit Details of dune')
  await userEvent.click(dialog().getByRole('button', { name: 'Generate Icon from Preview' }))
  await save()
  await waitFor(() =>
    expect(saved()?.styles.Beach[1].variations[0].iconPath).toBe('/catalogue/dune/preview.webp'),
  )
})

test.for([
  ['that has both', 'Edit Details of dune', 'Replace', 1],
  ['that is new', 'Add Style to Beach', 'Upload', 2],
] as const)(
  'an icon and a preview of a style %s are uploaded to the folders of their kind and are its own',
  { tags: ['LIVE-34', 'ADMIN-17'] },
  async ([, opener, verb, place]) => {
    const { calls, saved } = await openPage({
      document: gappedDocument,
      routes: {
        ...routes,
        'POST /upload': ({ body }: { body: unknown }) => {
          const folder = body instanceof FormData ? body.get('folder') : ''
          return { ...routes['POST /upload'], secure_url: `https://host/${folder}/a.jpg` }
        },
      },
    })
    await press(opener)
    for (const label of ['Style name', 'Display name', 'Original prompt']) await type(label, 'x')
    for (const what of ['icon', 'preview']) {
      const file = dialog().getByLabelText(`Upload ${what}`)
      const choosing = vi.fn()
      file.addEventListener('click', choosing)
      await userEvent.click(dialog().getByRole('button', { name: `${verb} ${what}` }))
      expect(choosing).toHaveBeenCalledOnce()
      await userEvent.upload(file, picture())
    }
    const folders = () => calls.flatMap(({ body }) => (body instanceof FormData ? body.get('folder') : []))
    await waitFor(() => expect(folders()).toEqual(['wedding-styles/icons', 'wedding-styles/previews']))
    await dialog().findByRole('button', { name: 'Save Style' })
    await save()
    await waitFor(() =>
      expect(saved()?.styles.Beach[place]?.variations[0]).toMatchObject({
        iconPath: 'https://host/wedding-styles/icons/a.jpg',
        previewPath: 'https://host/wedding-styles/previews/a.jpg',
      }),
    )
  },
)

test.for([
  ['Upload failed', picture()],
  [
    'Maximum file size is 10MB',
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' }),
  ],
] as const)('an upload that cannot be says "%s"', { tags: ['ADMIN-18'] }, async ([words, file]) => {
  await openPage({
    document: gappedDocument,
    routes: { ...routes, 'POST /upload': refusal(500, 'internal', 'It broke.') },
  })
  await press('Edit Details of dune')
  await userEvent.upload(dialog().getByLabelText('Upload icon'), file)
  expect(await dialog().findByText(words)).toBeDefined()
})
