// @module-tag slow
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { forgetEverything } from '#testing/show.tsx'
import { answerPhotos } from './testing/answer-photos.ts'
import { button, choose, openFlow, person, portraitsOf, press, takeSamples } from './testing/open-flow.tsx'

forgetEverything()

test('two people have a photo and an attire each, a dress and a suit until one of them changes', {
  tags: ['SHELL-22', 'COUPLE-02', 'COUPLE-03', 'CONST-04'],
}, async () => {
  openFlow()
  for (const name of ['first', 'second'])
    expect(screen.getByLabelText(`Choose a photo of the ${name} person`)).toHaveProperty('type', 'file')
  const attire = (name: string, word: string) => person(name).getByRole('radio', { name: word })
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(attire('First person', 'Dress')).toHaveProperty('checked', true)
  expect(attire('Second person', 'Suit')).toHaveProperty('checked', true)
  await userEvent.click(attire('Second person', 'Dress'))
  expect(attire('First person', 'Dress')).toHaveProperty('checked', true)
  expect(attire('Second person', 'Dress')).toHaveProperty('checked', true)
  await userEvent.click(attire('First person', 'Suit'))
  expect(attire('First person', 'Suit')).toHaveProperty('checked', true)
  expect(attire('Second person', 'Dress')).toHaveProperty('checked', true)
})

test('one person who tries dresses on is asked for one photo and no attire', { tags: ['DRESS-06'] }, () => {
  openFlow({ kind: 'dress' })
  expect(screen.getAllByLabelText(/^Choose a photo/)).toEqual([
    screen.getByLabelText('Choose a photo of you'),
  ])
  expect(screen.queryByRole('radio')).toBeNull()
})

test('nobody goes on without both photos, and a removed one comes back without being sent again', {
  tags: ['COUPLE-13'],
}, async () => {
  const sent = answerPhotos()
  openFlow()
  const isDisabled = async (name: string) => (await button(name)).hasAttribute('disabled')
  expect(await isDisabled('Enhance portraits')).toBe(true)
  expect(await isDisabled('Skip to styles')).toBe(true)
  await takeSamples()
  for (const name of ['First person', 'Second person']) {
    expect(await isDisabled('Enhance portraits')).toBe(false)
    expect(await isDisabled('Skip to styles')).toBe(false)
    await press(`Remove: ${name}`)
    expect(await isDisabled('Enhance portraits')).toBe(true)
    expect(await isDisabled('Skip to styles')).toBe(true)
    await press(`Undo removal: ${name}`)
  }
  expect(await isDisabled('Skip to styles')).toBe(false)
  expect(sent.length).toBe(2)
})

test.for([
  ['couple', 'Enhance portraits', 'Making your portraits', ['First person', 'Second person']],
  ['dress', 'Enhance portrait', 'Making your portrait', ['Your portrait']],
] as const)(
  'the steps of a %s are upload, enhance, select and complete',
  {
    tags: ['COUPLE-01', 'DRESS-06'],
  },
  async ([kind, label, overlay, people]) => {
    answerPhotos()
    const made = Promise.withResolvers<object>()
    const { onDone } = openFlow({
      kind,
      api: {
        [`POST /api/ai/enhance-${kind === 'couple' ? 'wedding' : 'dress'}-portrait`]: () => made.promise,
      },
    })
    expect(screen.getByText('Step 1 of 4: Upload')).toBeTruthy()
    await takeSamples(label)
    await press(label)
    const dialog = within(await screen.findByRole('dialog', { name: overlay }))
    expect(dialog.getByText('Step 2 of 4: Enhance')).toBeTruthy()
    made.resolve(portraitsOf(11))
    expect(await screen.findByText('Step 3 of 4: Select')).toBeTruthy()
    for (const name of people) await choose(name, 'Original')
    expect(onDone).not.toHaveBeenCalled()
    await press('Confirm Selection')
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  },
)

test.for([
  ['couple', 'Skip to styles', 'Use these photos'],
  ['dress', 'Skip to dresses', 'Use this photo'],
] as const)(
  'the last step of a %s waits for the photos',
  {
    tags: ['COUPLE-01', 'COUPLE-04', 'DRESS-06'],
  },
  async ([kind, skip, confirm]) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answerPhotos(undefined)
    const { onDone } = openFlow({ kind })
    await press('Use sample photos')
    await screen.findByText('Waiting for the connection. It goes on by itself.')
    await press(skip)
    await press(confirm)
    const dialog = within(await screen.findByRole('dialog', { name: /^Uploading your photo/ }))
    expect(dialog.getByText('Step 4 of 4: Complete')).toBeTruthy()
    expect(onDone).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  },
)
