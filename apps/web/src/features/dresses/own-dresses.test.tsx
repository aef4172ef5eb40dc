import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerUpload } from '#testing/answer-upload.ts'
import { dressesOf, ownDressOf } from '#testing/dress-builders.ts'
import { readsPerOpening } from '#testing/reads-per-opening.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import { DressBrowser } from './dress-browser.tsx'

forgetEverything()

const jpeg = new File(['dress'], 'dress.jpg', { type: 'image/jpeg' })

/** Shows the page over a list of own dresses that the test may change. */
const open = (own = [ownDressOf(1)], routes: Parameters<typeof serveApi>[0] = {}) => {
  const calls = serveApi({
    'GET /api/config/wedding-dress': dressesOf('Gardenia'),
    'GET /api/wedding-dress/uploaded-dresses': () => own,
    ...routes,
  })
  const notify = vi.fn()
  show(<DressBrowser notify={notify} onChoose={() => undefined} />)
  return { calls, notify, own }
}

const openSheet = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Upload Your Own Dress/ }))
  return within(screen.getByRole('dialog', { name: 'Upload Your Own Dress' }))
}
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files: [file] } })

test('the photo of an own dress names whom it may go to', async () => {
  const photoCompanies = { couple: ['OpenAI'], dress: ['fal'], portrait: [], storage: [], hair: [] }
  open([], { 'GET /app-config.json': { photoRetentionDays: 1, photoCompanies } })
  const sheet = await openSheet()
  expect(
    await sheet.findByText(
      'In the app, only you see it. We delete the photo after 1 day. For your pictures, we may send it to fal.',
    ),
  ).toBeTruthy()
})

test('an own dress is sent with its name and is there at once', {
  tags: ['DRESS-13', 'DRESS-16', 'SHELL-44', 'SHELL-70', 'A39', 'MEMB-03', 'API-01', 'API-40', 'API-41'],
}, async () => {
  window.localStorage.setItem('ever-after.auth-token', '"token"')
  const { notify, own } = open([])
  const sent = answerUpload(200, ownDressOf(1, 'Lace'))
  const sheet = await openSheet()
  expect(sheet.getByText(/somebody wearing it, seen from the front, down to the hips/)).toBeTruthy()
  expect(sheet.getByText('In the app, only you see it. We delete the photo after 30 days.')).toBeTruthy()
  expect(sheet.getByRole('button', { name: 'Upload dress' })).toHaveProperty('disabled', true)
  expect(sheet.getByLabelText('Choose a photo')).toHaveProperty('accept', 'image/*')
  choose(jpeg)
  await userEvent.type(await sheet.findByLabelText(/^Name of the dress/), ' Lace ')
  own.push(ownDressOf(1, 'Lace'))
  await userEvent.click(sheet.getByRole('button', { name: 'Upload dress' }))
  expect(sheet.getByRole('progressbar', { name: 'Uploading...' }).getAttribute('aria-valuenow')).toBe('50')
  expect(await screen.findByRole('button', { name: /^Lace Kept until/ })).toBeTruthy()
  expect(notify).toHaveBeenCalledWith({ title: 'Dress Uploaded!' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([sent[0].route, sent[0].form.get('name')]).toEqual(['POST /api/wedding-dress/upload-dress', 'Lace'])
  expect(sent[0].form.get('dress')).toBeInstanceOf(File)
  expect(sent[0].headers.get('Authorization')).toBe('Bearer token')
  expect(sent[0].withCredentials).toBe(true)
})

test('a refused dress says why once and is not sent again, and the person may choose another photo', {
  tags: ['DRESS-16', 'ERR-01'],
}, async () => {
  const { notify } = open()
  const words = 'Choose a photo with the arms at the sides: here they hide a part of the dress.'
  const sent = answerUpload(422, { error: words, code: 'dress_unusable', requestId: 'r1' })
  const sheet = await openSheet()
  choose(jpeg)
  await userEvent.click(await sheet.findByRole('button', { name: 'Upload dress' }))
  expect((await sheet.findByRole('alert')).textContent).toBe(`Dress Upload Failed${words}`)
  expect(notify).not.toHaveBeenCalled()
  const upload = () => sheet.getByRole('button', { name: 'Upload dress' })
  expect(upload()).toHaveProperty('disabled', true)
  const other = new File(['other'], 'other.jpg', { type: 'image/jpeg' })
  fireEvent.change(sheet.getByLabelText('Choose another photo'), { target: { files: [other] } })
  await vi.waitFor(() => expect(upload()).toHaveProperty('disabled', false))
  expect(sheet.queryByRole('alert')).toBeNull()
  await userEvent.click(upload())
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(2)
})

test('a lost connection says nothing of a reason, and the same photo goes under the same key again', {
  tags: ['DRESS-16', 'SHELL-45'],
}, async () => {
  const { notify } = open()
  const sent = answerUpload(0, {})
  const sheet = await openSheet()
  choose(jpeg)
  const upload = () => userEvent.click(sheet.getByRole('button', { name: 'Upload dress' }))
  await sheet.findByLabelText(/^Name/)
  await upload()
  expect((await sheet.findByRole('alert')).textContent).toBe('Dress Upload FailedUnknown error occurred')
  expect(notify).not.toHaveBeenCalled()
  await upload()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  const [first, second] = sent.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toBe(first)
})

test('a file that is no picture or too large does not leave the device', {
  tags: ['SHELL-70', 'ERR-24'],
}, async () => {
  const { notify } = open()
  const sent = answerUpload(200, ownDressOf(1))
  const sheet = await openSheet()
  choose(new File(['%PDF'], 'dress.pdf', { type: 'application/pdf' }))
  const alert = () => sheet.queryByRole('alert')?.textContent
  await vi.waitFor(() => expect(alert()).toBe('Invalid file typeOnly image files are allowed'))
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'dress.heic', { type: 'image/heic' })
  choose(large)
  await vi.waitFor(() => expect(alert()).toBe('File too largeMaximum file size is 10MB'))
  expect(notify).not.toHaveBeenCalled()
  expect(sheet.getByRole('button', { name: 'Upload dress' })).toHaveProperty('disabled', true)
  expect(sent).toEqual([])
})

test('an own dress is deleted after a question', {
  tags: ['DRESS-14', 'DRESS-18', 'SHELL-44', 'A39', 'API-42'],
}, async () => {
  const { id } = ownDressOf(1)
  const { calls, notify, own } = open([ownDressOf(1)], {
    [`DELETE /api/wedding-dress/uploaded-dresses/${id}`]: () => {
      own.pop()
      return { success: true }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete My dress 1' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “My dress 1”?' }))
  await everythingAnswered()
  expect(calls.some(({ route }) => route.startsWith('DELETE'))).toBe(false)
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'Dress Deleted' }))
  expect(screen.queryByRole('button', { name: /My dress 1/ })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

const deleteFailed = {
  title: 'Delete Failed',
  description: 'Failed to delete dress',
  isDestructive: true,
}

test.each([
  ['is refused', refusal(500, 'internal', 'Something went wrong.')],
  ['is lost on its way', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'a dress whose deletion %s stays, and so does one that is kept',
  {
    tags: ['DRESS-18'],
  },
  async (_what, answer) => {
    const { id } = ownDressOf(1)
    const { notify, calls } = open([ownDressOf(1)], {
      [`DELETE /api/wedding-dress/uploaded-dresses/${id}`]: answer,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete My dress 1' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete My dress 1' }))
    await userEvent.keyboard('{Escape}')
    await everythingAnswered()
    expect(calls.some(({ route }) => route.startsWith('DELETE'))).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Delete My dress 1' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await vi.waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith(deleteFailed))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('button', { name: 'Delete My dress 1' })).toBeTruthy()
  },
)

test('a dress that is gone already leaves the list although its deletion is refused', {
  tags: ['DRESS-18', 'SHELL-44'],
}, async () => {
  const { own, notify } = open([ownDressOf(1)], {
    [`DELETE /api/wedding-dress/uploaded-dresses/${ownDressOf(1).id}`]: () => {
      own.pop()
      return refusal(404, 'not_found', 'Not found.')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete My dress 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Delete My dress 1' })).toBeNull())
  expect(notify).toHaveBeenCalledExactlyOnceWith(deleteFailed)
  expect(await screen.findByRole('button', { name: /^Upload Your Own Dress/ })).toBeTruthy()
})

test('an upload that is cancelled on its way is none', async () => {
  const { notify } = open()
  const sent = answerUpload('never', {})
  const sheet = await openSheet()
  choose(jpeg)
  await userEvent.click(await sheet.findByRole('button', { name: 'Upload dress' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(sent[0].isAborted).toBe(true))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(notify).not.toHaveBeenCalled()
})

test('the list of own dresses is good for half an hour', {
  tags: ['SHELL-43', 'SHELL-44', 'SHELL-45'],
}, async () => {
  const route = 'GET /api/wedding-dress/uploaded-dresses'
  const reads = await readsPerOpening({ open: () => open().calls, route, freshMs: 30 * 60_000 })
  expect(reads).toEqual([1, 0, 1])
})
