import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { press } from './testing/acts.ts'
import { layOut } from './testing/lay-out.ts'
import { openPage } from './testing/open-page.tsx'
import { dialog, gappedDocument, picture, routes, save, type, written } from './testing/style-dialog.ts'

forgetEverything()
layOut()

const writing = 'POST /api/ai/generate-variations'
const saving = 'POST /api/config/wedding-styles'
const failed = 'The other two prompts could not be written: No.'
const click = (name: string) => userEvent.click(dialog().getByRole('button', { name }))
const wordsIn = (name: string) => dialog().getByRole<HTMLTextAreaElement>('textbox', { name }).value

/** Whether the browser would ask before it leaves the page. */
function isHeld(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

test('a form is held to only while it is changed', async () => {
  await openPage({ document: gappedDocument, routes })
  await press('Edit Details of dune')
  expect(isHeld()).toBe(false)
  await click('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Edit Details of dune')
  await type('Display name', '!')
  expect(isHeld()).toBe(true)
  await type('Display name', '{Backspace}')
  expect(isHeld()).toBe(false)
  await type('Display name', '!')
  await click('Cancel')
  const question = await screen.findByRole('dialog', { name: 'Discard what you changed?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(isHeld()).toBe(false)
})

test('what is missing is said once saving was tried, and no longer than it is missing', async () => {
  await openPage({ document: gappedDocument, routes })
  await press('Add Style to Beach')
  expect(dialog().queryByText('Write a style name.')).toBeNull()
  await save()
  expect(dialog().getByText('Write a style name.')).toBeDefined()
  await type('Style name', 'Tide')
  expect(dialog().queryByText('Write a style name.')).toBeNull()
})

test('the other prompts are written when asked for, over what stood there', async () => {
  const answer = Promise.withResolvers<object>()
  const answers = [refusal(502, 'text_model_failed', 'No.'), answer.promise]
  const { calls } = await openPage({
    document: gappedDocument,
    routes: { ...routes, [writing]: () => answers.shift() ?? {} },
  })
  await press('Add Style to Beach')
  await type('Original prompt', ' A couple. ')
  await type('Prompt for two brides', 'My own.')
  await click('Write from the original prompt')
  expect(await dialog().findByText(failed)).toBeDefined()
  await click('Write from the original prompt')
  expect(dialog().queryByText(failed)).toBeNull()
  const busy = dialog().getAllByRole<HTMLButtonElement>('button', { name: 'Writing…' })
  expect(busy.every(({ disabled }) => disabled)).toBe(true)
  expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
  answer.resolve(written)
  expect(await dialog().findByText(/^Written by rules: /)).toBeDefined()
  expect([wordsIn('Prompt for two brides'), wordsIn('Prompt for two grooms')]).toEqual([
    'Two brides.',
    'Two grooms.',
  ])
  expect(dialog().getByRole('button', { name: 'Save Style' })).toHaveProperty('disabled', false)
  const asked = calls.filter(({ route }) => route === writing).map(({ body }) => body)
  expect(asked).toEqual([{ basePrompt: 'A couple.' }, { basePrompt: 'A couple.' }])
})

test('a save writes only the prompts that are missing, and is busy until it is answered', async () => {
  const answer = Promise.withResolvers<object>()
  const { calls, saved } = await openPage({
    document: gappedDocument,
    routes: { ...routes, [saving]: () => answer.promise },
  })
  await press('Add Style to Garden')
  await type('Style name', 'Ivy')
  await type('Display name', 'Ivy')
  await type('Original prompt', 'A couple.')
  await type('Prompt for two grooms', 'Two men.')
  await save()
  await dialog().findByRole('button', { name: 'Saving…' })
  expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
  expect(calls.filter(({ route }) => route === writing)).toHaveLength(1)
  answer.resolve(refusal(503, 'unavailable', 'Later.'))
  expect(await dialog().findByRole('button', { name: 'Save Style' })).toHaveProperty('disabled', false)
  const [variation] = saved()?.styles.Garden.at(-1)?.variations ?? []
  expect(variation.prompts).toMatchObject({
    'bride-bride': { structured_technical: 'Two brides.' },
    'groom-groom': { structured_technical: 'Two men.' },
  })
})

test('a style with all its prompts is saved without a text model', async () => {
  const { calls } = await openPage({ document: gappedDocument, routes })
  await press('Edit Details of dune')
  await type('Display name', '!')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.some(({ route }) => route === writing)).toBe(false)
})

test('saving waits for a picture that is on its way', async () => {
  const answer = Promise.withResolvers<object>()
  const { calls } = await openPage({
    document: gappedDocument,
    routes: { ...routes, 'POST /upload': () => answer.promise },
  })
  await press('Edit Details of dune')
  await userEvent.upload(dialog().getByLabelText(/^(Upload|Replace) preview$/), picture())
  const waiting = await dialog().findAllByRole<HTMLButtonElement>('button', { name: 'Uploading…' })
  expect(waiting.some(({ type, disabled }) => type === 'submit' && disabled)).toBe(true)
  await type('Display name', '!{Enter}')
  expect(calls.some(({ route }) => route === saving)).toBe(false)
  answer.resolve(routes['POST /upload'])
  await waitFor(() =>
    expect(dialog().getByRole('button', { name: 'Save Style' })).toHaveProperty('disabled', false),
  )
})
