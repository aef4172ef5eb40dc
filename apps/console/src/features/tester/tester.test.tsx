import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { liveCatalogue } from '#documents'
import { catalogueOf, idOf, styleOf } from '#testing/builders.ts'
import { type Call, refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { forgetTester, reloadPage } from './testing/forget-tester.ts'
import {
  appliedIn,
  apply,
  cardOf,
  givePhoto,
  givePhotos,
  ids,
  openTester,
  press,
  routes,
  styleIn,
  tick,
  upload,
} from './testing/open-tester.tsx'
import { application, photo } from './testing/replies.ts'

forgetEverything()
forgetTester()

const wear = (number: 1 | 2, attire: 'Dress' | 'Suit') =>
  userEvent.click(
    within(screen.getByRole('group', { name: `Attire of partner ${number}` })).getByRole('radio', {
      name: attire,
    }),
  )
const neededWords = 'Please upload both partner photos and select at least one style'

test('the tab needs both photos and a style', { tags: ['TESTER-01', 'TESTER-02'] }, async () => {
  const calls = await openTester()
  expect(screen.getByRole('heading', { level: 1, name: 'Batch Style Tester' })).toBeDefined()
  await press('Test styles')
  expect(await screen.findByText(neededWords)).toBeDefined()
  await press('Dismiss')
  await tick('All of Garden')
  await press('Test 1 style')
  expect(await screen.findByText(neededWords)).toBeDefined()
  await press('Dismiss')
  await press('Clear')
  await givePhotos()
  await press('Test styles')
  expect(await screen.findByText(neededWords)).toBeDefined()
  expect(calls.some(({ route }) => route === upload)).toBe(false)
})

const open = { isUsable: true, hints: [{ code: 'age_unsure', severity: 'ask', words: 'Please confirm.' }] }
const looks = [1, 2].map((number) => `POST /api/photos/${photo(number).id}`)

test.for([
  ['Yes, 18 or older', 1],
  ['Cancel', 0],
] as const)('where a photo leaves open whether it shows an adult, %s decides', async ([answer, runs]) => {
  const calls = await openTester({
    [`${looks[0]}/check`]: { isUsable: true, hints: [] },
    [`${looks[1]}/check`]: open,
    ...Object.fromEntries(looks.map((look) => [`${look}/confirm-adult`, { success: true }])),
  })
  await tick('All of Garden')
  await givePhotos()
  await press('Test 1 style')
  expect(await screen.findByText('Is everyone in these photos 18 or older?')).toBeDefined()
  await press(answer)

  await waitFor(() => expect(appliedIn(calls)).toHaveLength(runs))
  expect(calls.filter(({ route }) => route.endsWith('/confirm-adult'))).toHaveLength(2 * runs)
})

test.for([1, 2] as const)(
  'the photo of partner %i alone is not enough',
  {
    tags: ['TESTER-02'],
  },
  async (number) => {
    const calls = await openTester()
    await givePhoto(number)
    await tick('All of Garden')
    await press('Test 1 style')
    expect(await screen.findByText(neededWords)).toBeDefined()
    expect(calls.some(({ route }) => route === upload)).toBe(false)
  },
)

test('a chosen style that another operator archives meanwhile is not tested', {
  tags: ['TESTER-02'],
}, async () => {
  const left = catalogueOf({ Beach: [styleOf('shore'), styleOf('dune')] }, 'v2')
  const calls = await openTester({
    'GET /api/config/wedding-styles/changes': { version: 'v2', changed: left },
  })
  await givePhotos()
  await tick('All of Garden')
  await act(() => liveCatalogue.reload())
  await press(/^Test /)
  expect(await screen.findByText(neededWords)).toBeDefined()
  expect(calls.some(({ route }) => route === upload)).toBe(false)
})

test('chosen styles are made one after another, and each card tells likeness, time, cost and who drew it', {
  tags: ['TESTER-03', 'TESTER-04', 'TESTER-06', 'TESTER-07', 'ADMIN-01', 'ADMIN-12', 'slow', 'API-25'],
}, async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const calls = await openTester()
  await givePhotos()
  await wear(1, 'Suit')
  await wear(2, 'Dress')
  await tick('All of Beach')
  await press('Test 2 styles')
  await waitFor(() => expect(cardOf('shore').getAllByText('Processing')).not.toHaveLength(0))
  expect(cardOf('dune').getAllByText('Pending')).not.toHaveLength(0)
  expect(appliedIn(calls)).toEqual(['shore'])
  expect(await screen.findByText('2 completed · 0 failed')).toBeDefined()
  const routesCalled = calls.map(({ route }) => route)
  expect(routesCalled.indexOf(`GET /api/wedding-styles/${ids.shore}`)).toBeLessThan(
    routesCalled.lastIndexOf(apply),
  )
  expect(timers.mock.calls.filter(([, delayMs]) => delayMs === 1000)).toHaveLength(2)
  const tokens = new Set(calls.map(({ headers }) => headers.get('authorization')))
  expect([...tokens]).toEqual(['Bearer operator-token'])
  const form = calls.find(({ route }) => route === upload)?.body
  expect(form instanceof FormData && Object.fromEntries(form)).toEqual({
    partner1: expect.objectContaining({ name: '1.jpg' }),
    partner1Attire: 'suit',
    partner2: expect.objectContaining({ name: '2.jpg' }),
    partner2Attire: 'dress',
  })
  expect(cardOf('shore').getByText('Completed')).toBeDefined()
  const picture = cardOf('shore').getByRole('img', { name: 'Test picture of shore' })
  expect(picture.getAttribute('src')).toBe('/media/result.webp')
  expect(cardOf('shore').getByRole('img', { name: 'Same person' })).toBeDefined()
  expect(cardOf('shore').getByText('8.2 s')).toBeDefined()
  expect(cardOf('shore').getByText('$0.012')).toBeDefined()
  expect(cardOf('shore').getByText('google')).toBeDefined()
  expect(cardOf('dune').getByRole('img', { name: 'Not alike' })).toBeDefined()
  expect(cardOf('dune').getByText('0.61 · 0.40')).toBeDefined()
  await press('Open shore')
  const dialog = within(await screen.findByRole('dialog', { name: 'shore' }))
  expect(dialog.getByRole('img', { name: 'Photo of partner 2' })).toBeDefined()
  expect(dialog.getByText('A couple, shore.')).toBeDefined()
  expect(dialog.getByText('banana-2')).toBeDefined()
})

test.for([
  ['Live', '/api/config/wedding-styles'],
  ['Draft', '/api/config/wedding-styles/draft'],
] as const)(
  'a chosen style of %s is applied under its id and its name, to the photos as they were uploaded',
  { tags: ['TESTER-05', 'API-20'] },
  async ([catalogue, path]) => {
    const names = { styleName: 'Low Shore', displayName: 'Shore at dawn' }
    const calls = await openTester({
      [`GET ${path}`]: catalogueOf({ Lake: [styleOf('shore', names)] }),
      [apply]: { id: ids.shore, applicationId: ids.shore, status: 'pending' },
    })
    await givePhotos()
    await userEvent.click(screen.getByRole('radio', { name: catalogue }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'All of Lake' }))
    await press('Test 1 style')
    await waitFor(() => expect(appliedIn(calls)).toEqual(['Low Shore']))
    expect(calls.find(({ route }) => route === apply)?.body).toEqual({
      partner1PhotoId: idOf(1),
      partner2PhotoId: idOf(2),
      partner1Attire: 'dress',
      partner2Attire: 'suit',
      styleId: 'shore',
      styleName: 'Low Shore',
      stylePrompts: 'A couple, shore.',
    })
  },
)

test('photos that are not taken start nothing', { tags: ['TESTER-02', 'TESTER-03'] }, async () => {
  const answers = [
    refusal(422, 'no_face', 'We could not find a face.'),
    new Response('Bad', { status: 502 }),
    new TypeError('fetch failed'),
    new TypeError('The line is dead.'),
  ]
  const calls = await openTester({
    [upload]: () => {
      const answer = answers.shift() ?? {}
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  await givePhotos()
  await tick('All of Garden')
  await press('Test 1 style')
  expect(await screen.findByText('Upload failed: We could not find a face.')).toBeDefined()
  await press('Test 1 style')
  expect(await screen.findByText('Upload failed: Bad')).toBeDefined()
  await press('Test 1 style')
  expect(await screen.findByText('Failed to upload photos: fetch failed')).toBeDefined()
  await press('Test 1 style')
  expect(await screen.findByText('Failed to upload photos: The line is dead.')).toBeDefined()
  expect(appliedIn(calls)).toEqual([])
})

test('failed styles are run again with the same photos, the others stay', {
  tags: ['TESTER-04', 'TESTER-05', 'TESTER-07', 'slow'],
}, async () => {
  let isBroken = true
  const { [apply]: taken } = routes()
  const calls = await openTester({
    [apply]: (call: Call) => {
      if (isBroken && styleIn(call) === 'shore') return refusal(422, 'style_not_ready', 'Not ready.')
      return typeof taken === 'function' ? taken(call) : {}
    },
    [`GET /api/wedding-styles/${ids.rose}`]: () => application(ids.rose, isBroken ? 'failed' : 'completed'),
  })
  await givePhotos()
  await tick('All of Beach')
  await tick('All of Garden')
  await press('Test 3 styles')
  expect(await cardOf('shore').findByText('Apply failed')).toBeDefined()
  expect(cardOf('shore').getByText('Not ready.')).toBeDefined()
  await screen.findByText('1 completed · 2 failed')
  expect(cardOf('The rose').getByText('Generation failed')).toBeDefined()
  expect(cardOf('The rose').getByText('Failed')).toBeDefined()
  isBroken = false
  await press('Run 2 failed again')
  expect(await screen.findByText('3 completed · 0 failed')).toBeDefined()
  expect(appliedIn(calls)).toEqual(['shore', 'dune', 'rose', 'shore', 'rose'])
  const keys = calls
    .filter(({ route }) => route === apply)
    .map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(5)
  expect(calls.filter(({ route }) => route === upload)).toHaveLength(1)
})

test('a run is cancelled and goes on where it was', { tags: ['slow'] }, async () => {
  let isMaking = true
  const calls = await openTester({
    [`GET /api/wedding-styles/${ids.shore}`]: () =>
      application(ids.shore, isMaking ? 'processing' : 'completed'),
  })
  await givePhotos()
  await tick('All of Beach')
  await press('Test 2 styles')
  await waitFor(() => expect(appliedIn(calls)).toEqual(['shore']))
  await press('Cancel')
  expect(await screen.findByText(/^Stopped/)).toBeDefined()
  isMaking = false
  await press('Go on with 2 left')
  expect(await screen.findByText('2 completed · 0 failed')).toBeDefined()
  expect(appliedIn(calls)).toEqual(['shore', 'dune'])
})

test('a run that a reload interrupted goes on with the same pictures', { tags: ['slow'] }, async () => {
  const calls = await openTester({
    [`GET /api/wedding-styles/${ids.dune}`]: application(ids.dune, 'processing'),
  })
  await givePhotos()
  await tick('All of Beach')
  await press('Test 2 styles')
  await waitFor(() => expect(appliedIn(calls)).toEqual(['shore', 'dune']))
  reloadPage()
  const later = await openTester()
  expect(await screen.findByText('2 completed · 0 failed')).toBeDefined()
  expect(appliedIn(later)).toEqual([])
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Partner 1' }).getAttribute('src')).toBe('/media/one.webp'),
  )
})
