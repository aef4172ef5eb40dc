import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { catalogueOf, idOf, recipe, styleOf } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { TesterPage } from './index.ts'
import { forgetTester } from './testing/forget-tester.ts'
import { appliedIn, apply, givePhotos, openTester, press, routes, tick } from './testing/open-tester.tsx'
import { panel } from './testing/replies.ts'

forgetEverything()
forgetTester()

test('photos are kept as a panel, and a panel is used and deleted', async () => {
  let panels = [panel(20, 'Two friends')]
  const calls = await openTester({
    'GET /api/admin/test-panels': () => ({ panels }),
    'POST /api/admin/test-panels': () => {
      panels = [panel(30, 'New pair'), ...panels]
      return panels[0]
    },
    [`DELETE /api/admin/test-panels/${idOf(20)}`]: () => {
      panels = panels.slice(0, 1)
      return { success: true }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Use Two friends' }))
  expect(screen.getByRole('img', { name: 'Partner 1' }).getAttribute('src')).toBe('/media/photo-21.webp')
  const attire = within(screen.getByRole('group', { name: 'Attire of partner 2' }))
  expect(attire.getByRole<HTMLInputElement>('radio', { name: 'Dress' }).checked).toBe(true)
  await givePhotos()
  await press('Keep these photos')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'New pair')
  await press('Keep')
  expect(await screen.findByRole('button', { name: 'Use New pair' })).toBeDefined()
  expect(calls.find(({ route }) => route === 'POST /api/admin/test-panels')?.body).toMatchObject({
    name: 'New pair',
    partner1PhotoId: idOf(1),
    partner2Attire: 'suit',
  })
  await press('Delete Two friends')
  await press('Delete')
  await waitFor(() => expect(screen.queryByText('Two friends')).toBeNull())
})

test('who wears a dress may wear the covering of the styles that offer one', async () => {
  const [variation] = styleOf('shore').variations
  const covered = { ...variation, recipe: { ...recipe, covering: 'covering' } }
  const styles = [styleOf('shore', { variations: [covered] }), styleOf('dune')]
  const calls = await openTester({ 'GET /api/config/wedding-styles': catalogueOf({ Beach: styles }) })
  await givePhotos()
  expect(screen.queryByRole('switch', { name: 'Covering for partner 2' })).toBeNull()
  await userEvent.click(screen.getByRole('switch', { name: 'Covering for partner 1' }))
  await tick('All of Beach')
  await press('Test 2 styles')
  await waitFor(() => expect(appliedIn(calls)).toEqual(['shore', 'dune']), { timeout: 5000 })
  const [shore, dune] = calls.filter(({ route }) => route === apply).map(({ body }) => body)
  expect(shore).toMatchObject({ partner1WearsCovering: true, partner2WearsCovering: false })
  expect(dune).not.toHaveProperty('partner1WearsCovering')
})

test('what a panel could not do is said, and the list can be asked for again', {
  tags: ['ADMIN-19'],
}, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answers = [refusal(500, 'internal', 'It broke.')]
  await openTester({
    'GET /api/admin/test-panels': () => answers.pop() ?? { panels: [panel(20, 'Two friends')] },
    'POST /api/admin/test-panels': refusal(422, 'photo_expired', 'This photo was deleted.'),
    [`DELETE /api/admin/test-panels/${idOf(20)}`]: new Response('', { status: 502 }),
  })
  expect(await screen.findByText('The saved panels could not be loaded.')).toBeDefined()
  expect(screen.getByRole('region', { name: 'Alerts' }).textContent).toBe('')
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^500: .*It broke\./))
  await press('Try again')
  await userEvent.click(await screen.findByRole('button', { name: 'Use Two friends' }))
  await press('Keep these photos')
  await press('Cancel')
  await press('Keep these photos')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Again')
  await press('Keep')
  expect(await screen.findByText('This photo was deleted.')).toBeDefined()
  await press('Delete Two friends')
  await press('Delete')
  expect(await screen.findByText('The panel could not be deleted.')).toBeDefined()
  expect(screen.getByText('Two friends')).toBeDefined()
})

test('the photos of a deleted panel are chosen no longer', async () => {
  let panels = [panel(20, 'Two friends')]
  await openTester({
    'GET /api/admin/test-panels': () => ({ panels }),
    [`DELETE /api/admin/test-panels/${idOf(20)}`]: () => {
      panels = []
      return { success: true }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Use Two friends' }))
  expect(screen.getByRole('img', { name: 'Partner 2' })).toBeDefined()
  await press('Delete Two friends')
  await press('Delete')
  expect(await screen.findByText('No pair of photos is kept yet.')).toBeDefined()
  expect(screen.queryByRole('img', { name: 'Partner 2' })).toBeNull()
})

test('a photo that is none or too large is refused beside its field', async () => {
  await openTester()
  const input = screen.getByLabelText('Partner 2', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File(['x'], 'x.txt', { type: 'text/plain' })] } })
  expect(screen.getByText('Only image files are allowed')).toBeDefined()
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'x.png', { type: 'image/png' })
  fireEvent.change(input, { target: { files: [large] } })
  expect(screen.getByText('Maximum file size is 10MB')).toBeDefined()
  expect(screen.queryByRole('img', { name: 'Partner 2' })).toBeNull()
})

test('a catalogue that cannot be loaded, is empty or has no such style says so', {
  tags: ['ADMIN-19'],
}, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answers = [refusal(500, 'internal', 'It broke.')]
  serveApi(
    routes({
      'GET /api/config/wedding-styles': () => answers.pop() ?? catalogueOf({ Beach: [styleOf('shore')] }),
      'GET /api/config/wedding-styles/draft': catalogueOf({}),
    }),
  )
  show(<TesterPage />)
  expect(await screen.findByText('The styles could not be loaded.')).toBeDefined()
  expect(screen.getByRole('region', { name: 'Alerts' }).textContent).toBe('')
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^500: .*It broke\./))
  await press('Try again')
  expect(await screen.findByRole('checkbox', { name: 'All of Beach' })).toBeDefined()
  await userEvent.type(screen.getByPlaceholderText('Search styles...'), 'castle')
  expect(await screen.findByText('No style has this name.')).toBeDefined()
  await press('Clear the search')
  await userEvent.click(screen.getByRole('radio', { name: 'Draft' }))
  expect(await screen.findByText('There are no styles here yet.')).toBeDefined()
})

test('styles are found by name or category, of the live catalogue or the draft', async () => {
  await openTester()
  await userEvent.type(screen.getByPlaceholderText('Search styles...'), 'DUN')
  expect(await screen.findByRole('checkbox', { name: 'dune' })).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Garden')).toBeNull())
  await press('Select all shown')
  expect(screen.getByText('1 style selected')).toBeDefined()
  await press('Clear the search')
  await userEvent.click(screen.getByRole('radio', { name: 'Draft' }))
  expect(await screen.findByRole('checkbox', { name: 'All of Drafts' })).toBeDefined()
  expect(screen.getByText('0 styles selected')).toBeDefined()
})
