import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AdultQuestion } from '#creations'
import { idOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { answerPhotos } from './testing/answer-photos.ts'
import { callsTo, openFlow, person, press, takeSamples } from './testing/open-flow.tsx'

forgetEverything()

const words = 'Is the person in this photo 18 or older?'
const check = `POST /api/photos/${idOf(1)}/check`
const confirm = `POST /api/photos/${idOf(1)}/confirm-adult`
const unsure = { isUsable: true, hints: [{ code: 'age_unsure', severity: 'ask', words }] }
const yes = 'Yes, 18 or older: First person'

test('whose photo leaves it open is asked beside it, and a yes ends the question', async () => {
  answerPhotos()
  const { calls } = openFlow({ api: { [check]: unsure, [confirm]: { success: true } } })
  await press('Use sample photos')
  expect(await person('First person').findByText(words)).toBeDefined()
  await press(yes)

  await waitFor(() => expect(person('First person').queryByText(words)).toBeNull())
  expect(callsTo(calls, confirm)).toHaveLength(1)
  expect(person('Second person').queryByText(words)).toBeNull()
})

test('an answer that does not arrive is told, and the question stays', async () => {
  answerPhotos()
  const { notify } = openFlow({
    api: { [check]: unsure, [confirm]: refusal(500, 'internal', 'Something went wrong.') },
  })
  await press('Use sample photos')
  await press(yes)

  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Your answer did not reach us', isDestructive: true }),
    ),
  )
  expect(person('First person').getByText(words)).toBeDefined()
})

test('a photo of a child is refused with a sentence', async () => {
  answerPhotos()
  openFlow({ api: { [check]: refusal(422, 'under_age', 'This photo seems to show a child.') } })
  await press('Use sample photos')

  expect((await person('First person').findByRole('alert')).textContent).toContain(
    'This photo seems to show a child.',
  )
})

test('a photo of no person is refused with a sentence', async () => {
  answerPhotos()
  const words = 'This does not look like a photo of a person.'
  openFlow({ api: { [check]: refusal(422, 'not_a_person', words) } })
  await press('Use sample photos')

  expect((await person('First person').findByRole('alert')).textContent).toContain(words)
})

test('who cannot say yes chooses another photo', async () => {
  answerPhotos()
  openFlow({ api: { [check]: unsure } })
  await press('Use sample photos')
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click')
  const question = await person('First person').findByRole('group', { name: words })
  await userEvent.click(within(question).getByRole('button', { name: 'Choose another photo: First person' }))

  expect(opened.mock.contexts).toEqual([
    person('First person').getByLabelText('Choose a photo of the first person'),
  ])
})

test('while the question of every photo is open, nothing is said to be in the making behind it', async () => {
  answerPhotos()
  const enhancing = 'POST /api/ai/enhance-wedding-portrait'
  openFlow({ api: { [enhancing]: refusal(422, 'age_unconfirmed', 'Please confirm first.') } })
  show(<AdultQuestion />)
  await takeSamples()
  await press('Enhance portraits')
  await screen.findByRole('dialog', { name: 'Is everyone in your photos 18 or older?' })
  expect(screen.queryByText('Making two portraits')).toBeNull()

  await press('No')
  expect(await person('First person').findByRole('alert')).toBeDefined()
})
