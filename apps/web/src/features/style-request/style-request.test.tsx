import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { StyleRequestDialog } from './index.ts'

forgetEverything()

const route = 'POST /api/analytics/style-request'

function open(answer: Parameters<typeof serveApi>[0][string] = { success: true }) {
  const notify = vi.fn()
  const onClose = vi.fn()
  const calls = serveApi({ [route]: answer })
  show(<StyleRequestDialog notify={notify} onClose={onClose} />)
  return { notify, onClose, calls }
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Style name' })
const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' })
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Submit/ })

test('the name takes 100 characters and the description 500, counted', {
  tags: ['SET-06', 'HOME-13'],
}, async () => {
  open()
  expect([name().maxLength, description().maxLength]).toEqual([100, 500])
  expect(screen.getByText('0/500')).toBeTruthy()
  await userEvent.type(description(), 'With roses ')
  expect(screen.getByText('11/500')).toBeTruthy()
})

test('a wish is sent trimmed, thanked for and closed', {
  tags: ['API-13', 'SET-06', 'HOME-14', 'HOME-16'],
}, async () => {
  const { calls, notify, onClose } = open()
  await userEvent.type(name(), '  Kyoto  ')
  await userEvent.type(description(), ' In spring ')
  await userEvent.click(submit())
  expect(calls.map(({ route, body }) => [route, body])).toEqual([
    [route, { styleName: 'Kyoto', description: 'In spring' }],
  ])
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    title: 'Request submitted!',
    description: "Thanks for your suggestion. We'll review it soon!",
  })
})

test('a name of spaces only is asked for', { tags: ['SET-06', 'HOME-14', 'HOME-15'] }, async () => {
  const { calls, notify } = open()
  await userEvent.type(name(), '   ')
  expect(submit().disabled).toBe(false)
  await userEvent.click(submit())
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    title: 'Style name required',
    description: "Please enter a name for the style you'd like",
    isDestructive: true,
  })
  expect(calls).toEqual([])
})

test('nothing can be sent without a name or while it is being sent', {
  tags: ['SET-06', 'HOME-15'],
}, async () => {
  const arrival = Promise.withResolvers<void>()
  const { onClose } = open()
  vi.stubGlobal('fetch', () => arrival.promise.then(() => Response.json({ success: true })))
  expect(submit().disabled).toBe(true)
  await userEvent.type(name(), 'Kyoto')
  expect(submit().disabled).toBe(false)
  await userEvent.click(submit())
  expect(submit().disabled).toBe(true)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).not.toHaveBeenCalled()
  arrival.resolve()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test.each([
  ['is refused', refusal(500, 'internal', 'no')],
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'a wish that %s says so, gives no thanks and keeps what was written',
  {
    tags: ['SET-06', 'HOME-16', 'HOME-17', 'SHELL-45'],
  },
  async (_how, answer) => {
    const { calls, notify, onClose } = open(answer)
    await userEvent.type(name(), 'Kyoto')
    await userEvent.click(submit())
    await vi.waitFor(() =>
      expect(notify).toHaveBeenCalledExactlyOnceWith({
        title: 'Failed to submit',
        description: 'Please try again later',
        isDestructive: true,
      }),
    )
    expect(onClose).not.toHaveBeenCalled()
    expect(calls).toHaveLength(1)
    expect(name().value).toBe('Kyoto')
    expect(submit().disabled).toBe(false)
  },
)
