import { consoleLocalKeys } from '@ever-after/contract'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { draftCatalogue } from '#documents'
import { catalogueOf, savedAs, styleOf } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { creatorForm } from './creator-form.ts'
import { CreatorPage } from './index.ts'

forgetEverything()
afterEach(() => {
  cleanup()
  creatorForm.forget()
})

const written = {
  original: { attire_type: 'bride-groom', structured_technical: 'A bride and a groom by the sea.' },
  'bride-bride': { attire_type: 'bride-bride', structured_technical: 'Two brides by the sea.' },
  'groom-groom': { attire_type: 'groom-groom', structured_technical: 'Two grooms by the sea.' },
  writtenBy: 'rules',
}
const hosted = (name: string) => ({
  asset_id: 'a',
  public_id: name,
  version: 1,
  width: 10,
  height: 10,
  format: 'webp',
  resource_type: 'image',
  created_at: '2026-01-01T00:00:00Z',
  bytes: 10,
  type: 'upload',
  url: `http://host/${name}`,
  secure_url: `https://host/media/ever-after/image/upload/v1/${name}.webp`,
  folder: 'wedding-styles',
})
const routes = (more: object = {}) => ({
  'GET /api/config/wedding-styles/draft': catalogueOf({ Beach: [styleOf('shore')] }),
  'POST /api/config/wedding-styles/draft': () => savedAs('v2'),
  'POST /api/ai/generate-variations': written,
  'POST /api/photos/upload-url': { uploadUrl: 'https://host/upload', uploadPreset: 'p' },
  'POST https://host/upload': ({ body }: { body: unknown }) =>
    hosted(body instanceof FormData && body.get('folder') === 'wedding-styles/icons' ? 'icon' : 'preview'),
  ...more,
})

async function open(more: object = {}) {
  const calls = serveApi(routes(more))
  show(<CreatorPage />)
  await waitFor(() => expect(draftCatalogue.state.read().status).not.toBe('loading'))
  return calls
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const give = (name: string) =>
  userEvent.upload(
    screen.getByLabelText(name, { selector: 'input' }),
    new File(['x'], 'x.webp', { type: 'image/webp' }),
  )
const drafts = () => draftCatalogue.state.read().document.styles.Drafts ?? []

test('the tab is titled and says how large the pictures should be', {
  tags: ['CREATOR-01', 'CREATOR-05', 'A64'],
}, async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Create New Wedding Style' })).toBeDefined()
  const picture = (name: string) => within(screen.getByRole('group', { name }))
  expect(picture('Icon').getByText('Icon: 240x240')).toBeDefined()
  expect(picture('Preview').getByText('Preview: 1200 px wide')).toBeDefined()
})

test('variations need a base prompt, become three prompts and say who wrote them', {
  tags: ['CREATOR-02', 'CREATOR-03', 'API-28'],
}, async () => {
  const calls = await open()
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Variations' })
  expect(button().disabled).toBe(true)
  type('Base prompt', '   ')
  expect(button().disabled).toBe(true)
  type('Base prompt', ' A bride and a groom by the sea. ')
  await userEvent.click(button())
  expect(await screen.findByDisplayValue('Two brides by the sea.')).toBeDefined()
  expect(screen.getByDisplayValue('Two grooms by the sea.')).toBeDefined()
  expect(calls.find(({ route }) => route.endsWith('generate-variations'))?.body).toEqual({
    basePrompt: 'A bride and a groom by the sea.',
  })
  expect(screen.getByText(/^Written by rules/)).toBeDefined()
  type('Base prompt', 'Another one')
  expect(screen.getByText('The base prompt was changed; the variations were not.')).toBeDefined()
  type('Base prompt', ' ')
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Variations again' })
  expect(again.disabled).toBe(true)
})

test('a failure of the variations shows what the server said, else the status', {
  tags: ['CREATOR-03', 'API-28'],
}, async () => {
  const answers = [
    refusal(503, 'text_model_failed', 'The text model did not answer.'),
    new Response('<html>', { status: 502 }),
    new Response('', { status: 500 }),
  ]
  await open({ 'POST /api/ai/generate-variations': () => answers.shift() })
  type('Base prompt', 'A couple')
  await press('Generate Variations')
  expect(await screen.findByText('The text model did not answer.')).toBeDefined()
  await press('Generate Variations')
  expect(await screen.findByText('AI service error: 502')).toBeDefined()
  await press('Generate Variations')
  expect(await screen.findByText('AI service error: 500')).toBeDefined()
})

test('variations that were edited are asked about before they are written again', async () => {
  await open()
  type('Base prompt', 'A couple')
  await press('Generate Variations')
  await screen.findByDisplayValue('Two brides by the sea.')
  type('Two brides', 'Two brides in spring.')
  await press('Generate Variations again')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.getByDisplayValue('Two brides in spring.')).toBeDefined()
  await press('Generate Variations again')
  await userEvent.click(await screen.findByRole('button', { name: 'Write again' }))
  expect(await screen.findByDisplayValue('Two brides by the sea.')).toBeDefined()
})

test('a style is saved to Drafts once everything is there, and an undo gives back what was written', {
  tags: ['CREATOR-04', 'CREATOR-06', 'LIVE-57', 'ADMIN-17', 'DATA-02'],
}, async () => {
  const calls = await open()
  await press('Save to Drafts')
  expect(await screen.findByText('Please complete all fields')).toBeDefined()
  expect(screen.getByText('Still missing: Style name, Variations, Icon, Preview')).toBeDefined()
  type('Style name', ' Sea breeze ')
  type('Base prompt', 'A couple by the sea')
  await press('Generate Variations')
  await screen.findByDisplayValue('Two brides by the sea.')
  await give('Preview')
  expect(await screen.findByText('Still missing: Icon')).toBeDefined()
  await press('Save to Drafts')
  expect(drafts()).toEqual([])
  await give('Icon')
  await waitFor(() => expect(screen.queryByText(/^Still missing/)).toBeNull())
  const folders = calls.flatMap(({ body }) => (body instanceof FormData ? body.get('folder') : []))
  expect(folders).toEqual(['wedding-styles/previews', 'wedding-styles/icons'])
  await press('Save to Drafts')
  expect(await screen.findByText('Saved Sea breeze to Drafts')).toBeDefined()
  const { writtenBy: _, ...prompts } = written
  expect(draftCatalogue.state.read().document.categoryOrder).toEqual(['Beach', 'Drafts'])
  expect(drafts()).toMatchObject([
    {
      styleName: 'Sea breeze',
      displayName: 'Sea breeze',
      isPopular: false,
      variations: [
        {
          variationName: 'Sea breeze',
          iconPath: 'https://host/media/ever-after/image/upload/v1/icon.webp',
          previewPath: 'https://host/media/ever-after/image/upload/v1/preview.webp',
          prompts,
        },
      ],
    },
  ])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Style name' }).value).toBe('')
  await press('Undo')
  await waitFor(() => expect(drafts()).toEqual([]))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Style name' }).value).toBe(' Sea breeze ')
})

const variations = {
  prompts: styleOf('x').variations[0].prompts,
  basePrompt: 'A couple',
  writtenBy: 'rules' as const,
  isEdited: false,
}
const variationsWithout = (pairing: keyof typeof variations.prompts) => {
  const blank = { ...variations.prompts[pairing], structured_technical: ' ' }
  return { ...variations, prompts: { ...variations.prompts, [pairing]: blank } }
}

test.for([
  ['Style name', { styleName: ' ' }],
  ['Variations', { variations: null }],
  ['Variations', { variations: variationsWithout('original') }],
  ['Variations', { variations: variationsWithout('bride-bride') }],
  ['Variations', { variations: variationsWithout('groom-groom') }],
  ['Icon', { iconPath: '' }],
  ['Preview', { previewPath: '' }],
] as const)(
  'a style that lacks nothing but %s is not saved',
  { tags: ['CREATOR-04'] },
  async ([field, lack]) => {
    await open()
    creatorForm.write({ ...complete(), ...lack })
    await press('Save to Drafts')
    expect(await screen.findByText('Please complete all fields')).toBeDefined()
    expect(screen.getByText(`Still missing: ${field}`)).toBeDefined()
    expect(drafts()).toEqual([])
  },
)

test('a style that could not be saved stays in the form', { tags: ['CREATOR-07'] }, async () => {
  await open({ 'GET /api/config/wedding-styles/draft': refusal(500, 'internal', 'It broke.') })
  creatorForm.write(complete())
  await press('Save to Drafts')
  expect(await screen.findByText('Save failed')).toBeDefined()
  expect(screen.getByDisplayValue('Sea breeze')).toBeDefined()
})

test.for([
  ['refuses it', () => refusal(500, 'internal', 'It broke.'), 'Save failed: HTTP 500: It broke.'],
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch')), 'Save failed: Failed to fetch'],
] as const)(
  'a style in Drafts whose save fails because the server %s is said, and stays to be sent again',
  { tags: ['CREATOR-07'] },
  async ([, answer, words]) => {
    await open({ 'POST /api/config/wedding-styles/draft': answer })
    act(() => creatorForm.write(complete()))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    fireEvent.click(screen.getByRole('button', { name: 'Save to Drafts' }))
    await screen.findByText('Saved Sea breeze to Drafts')
    await act(() => vi.advanceTimersByTimeAsync(800))
    expect(await screen.findByText(words)).toBeDefined()
    expect(drafts()).toMatchObject([{ styleName: 'Sea breeze' }])
  },
)

test('the icon can be cut from the preview around its faces', { tags: ['LIVE-37', 'A64'] }, async () => {
  await open()
  creatorForm.write({ ...complete(), iconPath: '' })
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Icon from Preview' }))
  expect(creatorForm.read().iconPath).toBe(
    'https://host/media/ever-after/image/upload/c_fill,g_auto,w_200,h_200/v1/preview.webp',
  )
})

test('a picture that is none, too large or not taken is refused beside its field', {
  tags: ['ADMIN-18'],
}, async () => {
  await open({ 'POST https://host/upload': new Response('no', { status: 500 }) })
  const give = (file: File) =>
    fireEvent.change(screen.getByLabelText('Icon', { selector: 'input' }), { target: { files: [file] } })
  give(new File(['x'], 'x.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('Only image files are allowed')).toBeDefined()
  give(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'x.png', { type: 'image/png' }))
  expect(await screen.findByText('Maximum file size is 10MB')).toBeDefined()
  give(new File(['x'], 'x.png', { type: 'image/png' }))
  expect(await screen.findByText('Upload failed')).toBeDefined()
})

test('what is written outlives a reload, and clearing asks first', async () => {
  await open()
  type('Style name', 'Sea breeze')
  cleanup()
  creatorForm.forget()
  await open()
  expect(screen.getByDisplayValue('Sea breeze')).toBeDefined()
  await press('Clear')
  await userEvent.click((await screen.findAllByRole('button', { name: 'Clear' })).at(-1) ?? document.body)
  await waitFor(() => expect(screen.queryByDisplayValue('Sea breeze')).toBeNull())
  expect(localStorage.getItem(consoleLocalKeys.creatorForm)).toBeNull()
})

test('a name that another draft has is said', async () => {
  await open()
  type('Style name', 'shore')
  expect(await screen.findByText(/^A style in Beach has this name too/)).toBeDefined()
})

function complete() {
  const upload = 'https://host/media/ever-after/image/upload/v1'
  return {
    styleName: 'Sea breeze',
    basePrompt: 'A couple',
    variations,
    iconPath: `${upload}/icon.webp`,
    previewPath: `${upload}/preview.webp`,
  }
}

test('a prompt that names a covering is said to offer it, not to put it on', async () => {
  await open()
  const note = () => screen.queryByText(/It is offered: couples wear it only where they choose it\./)
  type('Base prompt', 'A bride and a groom by the sea.')
  expect(note()).toBeNull()
  type('Base prompt', 'A bride in an ivory hijab and a groom by the sea.')
  expect(note()).not.toBeNull()
})
