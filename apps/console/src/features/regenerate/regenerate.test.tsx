import type { OperatorStyle } from '@ever-after/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { drawn, forgetRegenerations, nameIn, open, press, previews, route } from './testing/open-dialog.tsx'

forgetRegenerations()

test('all selected styles are drawn at once, each is approved by itself or says why it failed', {
  tags: ['REGEN-01', 'REGEN-02', 'REGEN-04', 'REGEN-05', 'REGEN-06', 'API-24'],
}, async () => {
  const answers = new Map<string, (answer: object | Response) => void>()
  const calls = await open({
    draw: (call) => new Promise((resolve) => answers.set(nameIn(call), resolve)),
  })
  expect(screen.getByText(/^3 styles get a new preview picture/)).toBeDefined()
  expect(tools()).toEqual(['Cancel', 'Generate 3 Previews'])
  await press('Generate 3 Previews')
  await waitFor(() => expect(answers.size).toBe(3))
  expect(calls.filter((call) => call.route === route).map(({ body }) => body)).toEqual(
    ['shore', 'dune', 'cliff'].map((styleName) => ({
      styleName,
      prompt: `A couple, ${styleName}.`,
      catalogue: 'live',
    })),
  )
  expect(screen.getAllByText('Generating…')).toHaveLength(3)
  answers.get('dune')?.(drawn('dune'))
  expect(await screen.findByText('1 of 3 drawn')).toBeDefined()
  expect([tools(), screen.queryAllByRole('checkbox')]).toEqual([['Stop'], []])
  answers.get('shore')?.(refusal(422, 'generation_failed', 'The sea was too wild.'))
  answers.get('cliff')?.(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
  expect(await screen.findByText('1 approved · 2 failed')).toBeDefined()
  expect(tools()).toEqual(['Try 2 failed again', 'Approve All', 'Reject All', 'Save 1 Approved Previews'])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Approve dune' }).checked).toBe(true)
  const picture = screen.getByRole('img', { name: 'New preview of dune' })
  expect(picture.getAttribute('src')).toBe('/media/x/dune.webp')
  expect(screen.getByText('The sea was too wild.')).toBeDefined()
  expect(screen.getByText('Generation failed: Bad Gateway')).toBeDefined()
})

test('however many are selected, in whichever categories, all are drawn at once', {
  tags: ['REGEN-04'],
}, async () => {
  const names = Array.from({ length: 40 }, (_, index) => `style ${index}`)
  const calls = await open({
    styles: catalogueOf({
      Beach: names.slice(0, 20).map((name) => styleOf(name)),
      Garden: names.slice(20, 39).map((name) => styleOf(name)),
      Castle: names.slice(39).map((name) => styleOf(name)),
    }),
    draw: () => new Promise<object>(() => undefined),
  })
  await press('Generate 40 Previews')
  expect(calls.filter((call) => call.route === route).map(nameIn)).toEqual(names)
})

test('a failure without words is one all the same', { tags: ['REGEN-06'] }, async () => {
  await open({
    styles: catalogueOf({ Beach: ['shore', 'dune', 'cliff', 'moss'].map((id) => styleOf(id)) }),
    draw: (call) => {
      if (nameIn(call) === 'shore') throw new TypeError('fetch failed')
      if (nameIn(call) === 'moss') return new Response('', { status: 504, statusText: 'Gateway Timeout' })
      return nameIn(call) === 'dune' ? { surprise: true } : new Response('', { status: 500 })
    },
  })
  await press('Generate 4 Previews')
  expect(await screen.findByText('0 approved · 4 failed')).toBeDefined()
  expect(screen.getByText('Generation failed: Gateway Timeout')).toBeDefined()
  expect(screen.getAllByText('Failed')).toHaveLength(1)
  expect(screen.getAllByText('Generation failed')).toHaveLength(2)
})

test('a style without an original prompt or a name is not drawn', { tags: ['REGEN-03'] }, async () => {
  const calls = await open({
    draw: (call) => drawn(nameIn(call)),
    styles: catalogueOf({
      Beach: [
        withPrompt(styleOf('none'), {}),
        secondOnly(styleOf('later')),
        styleOf('bare', { variations: [] }),
        withPrompt(styleOf('blank'), { structured_technical: ' ' }),
        styleOf('nameless', { styleName: ' ' }),
        withPrompt(styleOf('scene'), { detailed_scene: 'By the sea.' }),
      ],
    }),
  })
  const problemOf = (name: string) =>
    screen.getByRole('heading', { name }).closest('li')?.querySelector('.text-danger')?.textContent
  expect(['none', 'later', 'bare', 'blank', 'nameless', 'scene'].map(problemOf)).toEqual([
    'Missing prompt data',
    'Missing prompt data',
    'Missing prompt data',
    'Missing required data',
    'Missing required data',
    undefined,
  ])
  await press('Generate 1 Preview')
  expect(await screen.findByText('1 approved · 5 failed')).toBeDefined()
  expect(calls.filter((call) => call.route === route).map(nameIn)).toEqual(['scene'])
  expect(screen.queryByRole('button', { name: /failed again/ })).toBeNull()
})

test('approved previews replace those of the first variation, and an undo puts them back', {
  tags: ['ADMIN-01', 'REGEN-02', 'REGEN-07', 'REGEN-08', 'REGEN-09', 'REGEN-10', 'A72'],
}, async () => {
  const calls = await open({ draw: (call) => drawn(nameIn(call)) })
  await press('Generate 3 Previews')
  await screen.findByText('3 approved')
  await press('Reject All')
  await press('Save 0 Approved Previews')
  expect(await screen.findByText('No previews approved')).toBeDefined()
  await press('Approve All')
  for (const name of ['dune', 'cliff', 'cliff'])
    await userEvent.click(screen.getByRole('checkbox', { name: `Approve ${name}` }))
  for (const answer of ['Cancel', 'OK']) {
    await press('Save 2 Approved Previews')
    const question = await screen.findByRole('dialog', { name: 'Save 2 new preview images?' })
    expect(calls.some((call) => call.route === 'POST /api/config/wedding-styles')).toBe(false)
    await userEvent.click(within(question).getByRole('button', { name: answer }))
  }
  expect(await screen.findByText('Successfully updated 2 preview images!')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(previews()).toEqual(['/media/x/shore.webp', '/catalogue/dune/preview.webp', '/media/x/cliff.webp'])
  expect(calls.filter((call) => call.route === 'POST /api/config/wedding-styles')).toHaveLength(1)
  await press('Undo')
  await waitFor(() => expect(previews()[0]).toBe('/catalogue/shore/preview.webp'))
})

test('failed ones are drawn again as new requests, the others stay', async () => {
  let isBroken = true
  const calls = await open({
    draw: (call) =>
      isBroken && nameIn(call) === 'dune' ? refusal(503, 'overloaded', 'Too busy.') : drawn(nameIn(call)),
  })
  await press('Generate 3 Previews')
  await screen.findByText('2 approved · 1 failed')
  isBroken = false
  await press('Try 1 failed again')
  await screen.findByText('3 approved')
  const keys = calls
    .filter((call) => call.route === route)
    .map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(4)
})

/** The buttons below the cards. */
function tools(): (string | null)[] {
  const cards = screen.getByRole('list', { name: 'Regenerate Previews' })
  const buttons = within(cards.nextElementSibling as HTMLElement).getAllByRole('button')
  return buttons.map(({ textContent }) => textContent)
}

/** Only its second variation has an original prompt. */
function secondOnly(style: OperatorStyle): OperatorStyle {
  const [first] = withPrompt(style, {}).variations
  return { ...style, variations: [first, style.variations[0]] }
}

function withPrompt(style: OperatorStyle, words: object): OperatorStyle {
  const [variation] = style.variations
  const original = { attire_type: 'bride-groom' as const, ...words }
  return { ...style, variations: [{ ...variation, prompts: { ...variation.prompts, original } }] }
}
