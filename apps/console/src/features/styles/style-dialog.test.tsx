// @module-tag slow
import { localKeys } from '@ever-after/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { changeStyles, liveCatalogue } from '#documents'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { alertsShown, press } from './testing/acts.ts'
import { layOut } from './testing/lay-out.ts'
import { openPage } from './testing/open-page.tsx'
import {
  dialog,
  gappedDocument,
  hostedPreview,
  picture,
  routes,
  save,
  type,
  written,
} from './testing/style-dialog.ts'

forgetEverything()
layOut()

test('a new style is made with everything that the dialog asks for', {
  tags: [
    'ADMIN-01',
    'LIVE-29',
    'LIVE-30',
    'LIVE-31',
    'LIVE-32',
    'LIVE-33',
    'LIVE-34',
    'LIVE-35',
    'LIVE-36',
    'LIVE-37',
    'A64',
    'LIVE-38',
    'LIVE-55',
    'LIVE-56',
    'API-28',
  ],
}, async () => {
  localStorage.setItem(localKeys.stylesCache, 'old')
  const { saved, calls } = await openPage({ document: gappedDocument, routes })
  await press('Add Style to Garden')
  expect(screen.getByRole('dialog', { name: 'Create New Style' })).toBeDefined()
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Category' }), 'Beach')
  await type('Style name', 'Low Tide')
  await type('Display name', 'Evening at Low Tide')
  await type('Subcategory (optional)', 'At sunset')
  await type('Original prompt', 'A bride and a groom.')
  const popular = dialog().getByRole('checkbox', { name: 'Mark as Popular' })
  expect(popular).toHaveProperty('checked', false)
  await userEvent.click(popular)
  expect(popular).toHaveProperty('checked', true)
  await userEvent.upload(dialog().getByLabelText('Upload preview'), picture())
  await dialog().findByRole('button', { name: 'Replace preview' })
  await userEvent.click(dialog().getByRole('button', { name: 'Generate Icon from Preview' }))
  await save()
  expect(await alertsShown().findByText('Saved successfully!')).toBeDefined()
  const style = saved()?.styles.Beach.at(-1)
  expect(style).toMatchObject({
    styleName: 'Low Tide',
    displayName: 'Evening at Low Tide',
    subcategory: 'At sunset',
    isPopular: true,
    order: 8,
  })
  expect(style?.variations).toEqual([
    {
      variationName: 'Low Tide',
      previewPath: hostedPreview,
      iconPath: '/media/ever-after/image/upload/c_fill,g_auto,w_200,h_200/v17/wedding-styles/previews/a.jpg',
      prompts: {
        original: written.original,
        'bride-bride': written['bride-bride'],
        'groom-groom': written['groom-groom'],
      },
    },
  ])
  const bodyOf = (wanted: string) => calls.find(({ route }) => route === wanted)?.body
  expect(bodyOf('POST /api/ai/generate-variations')).toEqual({ basePrompt: 'A bride and a groom.' })
  expect(bodyOf('POST /api/config/wedding-styles')).toMatchObject({
    version: expect.stringMatching(/^\d{4}-/),
    baseVersion: gappedDocument.version,
  })
  expect(localStorage.getItem(localKeys.stylesCache)).toBeNull()
})

test('an edited style keeps its order and everything that was not changed, and needs no subcategory', {
  tags: ['ADMIN-01', 'LIVE-19', 'LIVE-29', 'LIVE-31', 'LIVE-33', 'LIVE-36', 'LIVE-38', 'LIVE-56'],
}, async () => {
  const { saved } = await openPage({ document: gappedDocument, routes })
  await press('Edit Details of dune')
  expect(screen.getByRole('dialog', { name: 'Edit Style' })).toBeDefined()
  await type('Style name', ' one')
  await type('Display name', ' at noon')
  await type('Original prompt', ' At noon.')
  await save()
  const [, dune] = gappedDocument.styles.Beach
  const [{ prompts, ...variation }] = dune.variations
  const original = { attire_type: 'bride-groom', structured_technical: 'A couple, dune. At noon.' }
  await waitFor(() =>
    expect(saved()?.styles.Beach[1]).toEqual({
      ...dune,
      styleName: 'dune one',
      displayName: 'dune at noon',
      variations: [{ ...variation, prompts: { ...prompts, original } }],
    }),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(alertsShown().getByText('Saved successfully!')).toBeDefined()
})

test('the names and the subcategory of a style stand in the dialog and can be written anew', {
  tags: ['LIVE-31'],
}, async () => {
  const shore = styleOf('shore', { displayName: 'The Shore', subcategory: 'At sunset' })
  const { saved } = await openPage({ document: catalogueOf({ Beach: [shore] }), routes })
  await press('Edit Details of The Shore')
  for (const [label, before, after] of [
    ['Style name', 'shore', 'Coast'],
    ['Display name', 'The Shore', 'The Coast'],
    ['Subcategory (optional)', 'At sunset', 'At dawn'],
  ]) {
    const field = dialog().getByRole('textbox', { name: label })
    expect(field).toHaveProperty('value', before)
    await userEvent.clear(field)
    await userEvent.type(field, after)
  }
  await save()
  await waitFor(() =>
    expect(saved()?.styles.Beach[0]).toMatchObject({
      id: 'shore',
      styleName: 'Coast',
      displayName: 'The Coast',
      subcategory: 'At dawn',
    }),
  )
})

test('a popular style is ticked as such and no longer popular once that is unticked', {
  tags: ['LIVE-32'],
}, async () => {
  const { saved } = await openPage({ document: gappedDocument, routes })
  await press('Edit Details of shore')
  const popular = dialog().getByRole('checkbox', { name: 'Mark as Popular' })
  expect(popular).toHaveProperty('checked', true)
  await userEvent.click(popular)
  await save()
  await waitFor(() => expect(saved()?.styles.Beach[0]).toMatchObject({ id: 'shore', isPopular: false }))
})

test('a style goes to another category but Popular, at its end, also after a new one was thought of', {
  tags: ['LIVE-28', 'LIVE-30', 'LIVE-39'],
}, async () => {
  const { saved } = await openPage({ document: gappedDocument, routes })
  await press('Edit Details of dune')
  const category = dialog().getByRole('combobox', { name: 'Category' })
  const options = within(category).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Beach', 'Garden', '+ Create New Category'])
  await userEvent.selectOptions(category, '+ Create New Category')
  await userEvent.selectOptions(category, 'Garden')
  expect(category).toHaveProperty('value', 'Garden')
  await save()
  await waitFor(() => expect(saved()?.styles.Garden.at(-1)).toMatchObject({ id: 'dune' }))
  expect(saved()?.styles.Beach.map(({ id }) => id)).toEqual(['shore'])
})

test('a style goes to a category that is made with it', { tags: ['LIVE-30', 'LIVE-39'] }, async () => {
  const { saved } = await openPage({ document: gappedDocument, routes })
  await press('Edit Details of dune')
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Category' }), '+ Create New Category')
  await type('New category', 'Castle')
  await save()
  await waitFor(() => expect(saved()?.categoryOrder).toEqual(['Beach', 'Garden', 'Castle']))
  expect(saved()?.styles.Castle[0]).toMatchObject({ id: 'dune', order: 0 })
  expect(saved()?.styles.Beach.map(({ id }) => id)).toEqual(['shore'])
})

test('a style is not saved without its names, its prompt and a category that may be', {
  tags: ['LIVE-30', 'LIVE-43', 'LIVE-44'],
}, async () => {
  const { calls } = await openPage({ document: gappedDocument, routes })
  await press('Add Style to Beach')
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Category' }), '+ Create New Category')
  const before = calls.length
  await save()
  expect(dialog().getByText('Choose a category.')).toBeDefined()
  await type('New category', 'POPULAR')
  await save()
  for (const words of [
    'Popular is a special category. Mark styles as popular using the checkbox in the style editor.',
    'Write a style name.',
    'Write a display name.',
    'Write the original prompt.',
  ])
    expect(dialog().getByText(words)).toBeDefined()
  expect(calls.length).toBe(before)
})

test('a name that another style has is warned of and can be saved', async () => {
  const { saved } = await openPage({ document: gappedDocument, routes })
  await press('Edit Details of dune')
  await userEvent.clear(dialog().getByRole('textbox', { name: 'Style name' }))
  await type('Style name', 'rose')
  expect(
    dialog().getByText('rose in Garden has this name too; the app takes the first of them.'),
  ).toBeDefined()
  await save()
  await waitFor(() => expect(saved()?.styles.Beach[1].styleName).toBe('rose'))
})

test.each([
  ['words', refusal(503, 'text_model_failed', 'No answer.'), ': No answer.'],
  ['none', new Response('<html>', { status: 502 }), '. Try again, or write them yourself.'],
])(
  'the dialog stays with what was written when the other prompts fail with %s of the server',
  {
    tags: ['API-28'],
  },
  async (_, answer, reason) => {
    const { calls } = await openPage({
      document: gappedDocument,
      routes: { ...routes, 'POST /api/ai/generate-variations': answer },
    })
    await press('Add Style to Beach')
    await type('Style name', 'Low Tide')
    await type('Display name', 'Low Tide')
    await type('Original prompt', 'A couple.')
    const before = calls.length
    await save()
    expect(await dialog().findByText(`The other two prompts could not be written${reason}`)).toBeDefined()
    expect(calls.length).toBe(before + 1)
    expect(dialog().getByRole('textbox', { name: 'Original prompt' })).toHaveProperty('value', 'A couple.')
  },
)

test('what somebody else changed of the style in the meantime stays', async () => {
  const { saved } = await openPage({ document: gappedDocument, routes })
  await press('Edit Details of dune')
  await type('Display name', ' at noon')
  await liveCatalogue.change('elsewhere', (current) =>
    changeStyles(current, ['dune'], (style) => ({ ...style, subcategory: 'Theirs' })),
  )
  await save()
  await waitFor(() =>
    expect(saved()?.styles.Beach[1]).toMatchObject({ displayName: 'dune at noon', subcategory: 'Theirs' }),
  )
})

test('a changed form asks before it is closed', async () => {
  await openPage({ document: gappedDocument, routes })
  await press('Edit Details of dune')
  await type('Display name', '!')
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('dialog', { name: 'Discard what you changed?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('dialog', { name: 'Edit Style' })).toBeDefined()
})
