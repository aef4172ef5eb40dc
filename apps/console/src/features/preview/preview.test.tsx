import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { catalogues } from '#documents'
import { catalogueOf, recipe, savedAs, styleOf } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, leaveFramesEmpty, show } from '#testing/show.tsx'
import { PreviewPage } from './index.ts'

forgetEverything()
leaveFramesEmpty()

const live = catalogueOf({
  Garden: [styleOf('rose', { isPopular: true })],
  Beach: [
    styleOf('shore', { subcategory: 'Sunset' }),
    styleOf('dune', { subcategory: 'Sunset' }),
    styleOf('cliff', { subcategory: 'Storm' }),
  ],
  Drafts: [styleOf('unfinished')],
})
const draft = catalogueOf({ Castle: [styleOf('tower')] })
const routes = {
  'GET /api/config/wedding-styles': live,
  'GET /api/config/wedding-styles/draft': draft,
  'POST /api/config/wedding-styles': () => savedAs('v2'),
}

/** Opens the tab; what the phone is sent is noted, and it can speak. */
async function open() {
  show(<PreviewPage />)
  const frame = screen.getByTitle<HTMLIFrameElement>('Phone preview')
  const sent: { kind: string; catalogue: typeof live }[] = []
  const phone = {
    postMessage: (message: (typeof sent)[0], origin: string) =>
      origin === location.origin && sent.push(message),
  }
  Object.defineProperty(frame, 'contentWindow', { value: phone, configurable: true })
  const say = (data: object, from: object = {}) =>
    act(() => {
      const event = new MessageEvent('message', { data, origin: location.origin })
      Object.defineProperty(event, 'source', { value: phone })
      window.dispatchEvent(Object.defineProperties(event, Object.getOwnPropertyDescriptors(from)))
    })
  await screen.findByText('Styles in Beach')
  return { frame, sent, say }
}

const figures = () =>
  Object.fromEntries(
    [...screen.getByLabelText('Statistics').querySelectorAll('dt')].map((dt) => [
      dt.textContent,
      dt.nextElementSibling?.textContent,
    ]),
  )

test('the phone of 390 by 844 shows the page of the app and gets the catalogue without prompts once it asks', {
  tags: ['PREV-01', 'SHELL-34'],
}, async () => {
  serveApi(routes)
  const { frame, sent, say } = await open()
  expect([frame.getAttribute('src'), frame.width, frame.height]).toEqual(['/catalogue-preview', '390', '844'])
  const rim = frame.parentElement
  expect(rim?.style.padding).toBe('12px')
  expect(rim?.className.split(' ')).toEqual(expect.arrayContaining(['rounded-[56px]', 'bg-bezel']))
  expect(frame.className).toContain('rounded-[44px]')
  await waitFor(() => expect(catalogues.live.state.read().status).toBe('ready'))
  expect(sent).toEqual([])
  say({ kind: 'ever-after.preview-ready' }, { origin: 'https://evil.example' })
  expect(sent).toEqual([])
  say({ kind: 'ever-after.preview-ready' })
  expect(sent.map(({ kind }) => kind)).toEqual(['ever-after.show-catalogue'])
  expect(Object.keys(sent[0].catalogue.styles)).toContain('Beach')
  expect(JSON.stringify(sent)).not.toContain('prompts')
})

test('the phone hears which styles offer a covering', async () => {
  const [variation] = styleOf('lily').variations
  const covered = { ...variation, recipe: { ...recipe, covering: 'covering' } }
  const catalogue = catalogueOf({ Beach: [styleOf('shore'), styleOf('lily', { variations: [covered] })] })
  serveApi({ ...routes, 'GET /api/config/wedding-styles': catalogue })
  const { sent, say } = await open()
  await waitFor(() => expect(catalogues.live.state.read().status).toBe('ready'))
  say({ kind: 'ever-after.preview-ready' })
  const offered = sent[0].catalogue.styles.Beach.map(({ variations: [first] }) => first)
  expect(offered).toMatchObject([{ offersCovering: false }, { offersCovering: true }])
  expect(JSON.stringify(sent)).not.toContain('recipe')
})

test('the phone and the statistics show live or draft, and every change of it', {
  tags: ['PREV-02', 'PREV-05'],
}, async () => {
  serveApi(routes)
  const { sent, say } = await open()
  await waitFor(() => expect(catalogues.live.state.read().status).toBe('ready'))
  say({ kind: 'ever-after.preview-ready' })
  expect(Object.keys(sent.at(-1)?.catalogue.styles ?? {})).toContain('Beach')
  await userEvent.click(screen.getByRole('radio', { name: 'Draft' }))
  await waitFor(() => expect(Object.keys(sent.at(-1)?.catalogue.styles ?? {})).toEqual(['Castle']))
  expect(figures()).toEqual({ 'Total categories': '1', 'Styles in Castle': '1', Subcategories: '0' })
  await userEvent.click(screen.getByRole('radio', { name: 'Live' }))
  await act(async () => {
    await catalogues.live.change('Less', (document) => ({ ...document, categoryOrder: ['Beach', 'Garden'] }))
  })
  await waitFor(() => expect(sent.at(-1)?.catalogue.categoryOrder).toEqual(['Beach', 'Garden']))
})

test('the scale goes from 0.6 to 1.2 in steps of 0.1 and starts at 1', { tags: ['PREV-03'] }, async () => {
  serveApi(routes)
  const { frame } = await open()
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Scale' })
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['0.6', '1.2', '0.1', '1'])
  expect(frame.parentElement?.style.transform).toBe('scale(1)')
  for (const [scale, said] of [
    ['0.6', '60 %'],
    ['1.2', '120 %'],
  ]) {
    fireEvent.change(slider, { target: { value: scale } })
    expect(frame.parentElement?.style.transform).toBe(`scale(${scale})`)
    expect(screen.getByText(said)).toBeDefined()
  }
})

test('the statistics count what couples see, of the category that is open in the phone', {
  tags: ['PREV-05', 'PREV-06', 'A30'],
}, async () => {
  serveApi(routes)
  const { say } = await open()
  await waitFor(() =>
    expect(figures()).toEqual({ 'Total categories': '2', 'Styles in Beach': '3', Subcategories: '2' }),
  )
  say({ kind: 'ever-after.preview-category', category: 'Garden' })
  expect(figures()).toEqual({ 'Total categories': '2', 'Styles in Garden': '1', Subcategories: '0' })
  say({ kind: 'ever-after.preview-category', category: 'Popular' })
  expect(figures()['Styles in Popular']).toBe('1')
})

test.for<[string, typeof live, string, string, string]>([
  ['nothing', catalogueOf({}), 'Beach', '0', '0'],
  ['no Beach', draft, 'Castle', '1', '1'],
])(
  'with %s in the catalogue a category is open all the same',
  {
    tags: ['PREV-05', 'PREV-06'],
  },
  async ([, catalogue, category, count, categories]) => {
    serveApi({ ...routes, 'GET /api/config/wedding-styles': catalogue })
    await open()
    await waitFor(() =>
      expect(figures()).toEqual({
        'Total categories': categories,
        [`Styles in ${category}`]: count,
        Subcategories: '0',
      }),
    )
  },
)

test('a catalogue that cannot be loaded is asked for again', { tags: ['ADMIN-19'] }, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answers = [refusal(500, 'internal', 'It broke.')]
  serveApi({ ...routes, 'GET /api/config/wedding-styles': () => answers.pop() ?? live })
  await open()
  const trouble = await screen.findByRole('heading', { name: 'The catalogue could not be loaded' })
  expect(screen.getByRole('region', { name: 'Alerts' }).textContent).toBe('')
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^500: .*It broke\./))
  await userEvent.click(
    within(trouble.parentElement ?? document.body).getByRole('button', { name: 'Try again' }),
  )
  await waitFor(() => expect(figures()['Styles in Beach']).toBe('3'))
})

test('a phone that does not answer says so and is opened anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  serveApi(routes)
  const { frame } = await open()
  await waitFor(() => expect(catalogues.live.state.read().status).toBe('ready'))
  act(() => void vi.advanceTimersByTime(15_000))
  expect(screen.getByRole('heading', { name: 'The preview does not answer' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('heading', { name: 'The preview does not answer' })).toBeNull()
  expect(screen.getByTitle('Phone preview')).not.toBe(frame)
})
