import { consoleSessionKeys, type OperatorCatalogue } from '@ever-after/contract'
import { expect, test, vi } from 'vitest'
import { alerts, questions, toasts } from '#messages'
import { expiry, resumeAfterLogin } from '#server-state'
import { savedAs, styleOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { loseToken, standInServer } from '#testing/stand-in-server.ts'
import { addCategory, liveCatalogue, moveStyles, setSubcategory } from './index.ts'
import { popular, threeStyles } from './testing/three-styles.ts'

forgetEverything()

const words = () => alerts.read().map((alert) => alert.words)
const isPopular = (document: OperatorCatalogue, id: string) =>
  Object.values(document.styles)
    .flat()
    .find((style) => style.id === id)?.isPopular
const saveRoute = 'POST /api/config/wedding-styles'

test('a change shows at once and is saved at once on top of the version that was loaded', {
  tags: ['LIVE-55', 'API-06', 'A65'],
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-03T04:05:06.789Z') })
  const server = standInServer(threeStyles())
  await liveCatalogue.load()
  const cached = ['styles', 'styles-version', 'styles-timestamp', 'styles-category-order'].map(
    (name) => `ever-after.${name}`,
  )
  for (const storage of [localStorage, sessionStorage]) for (const key of cached) storage.setItem(key, '"v1"')
  const saved = liveCatalogue.change('Popular', popular('shore'), { alert: 'Saved successfully!' })
  expect(isPopular(liveCatalogue.state.read().document, 'shore')).toBe(true)
  expect(await saved).toBe(true)
  const [{ baseVersion, ...body }] = server.saves
  expect(baseVersion).toBe('v1')
  expect(body).toEqual({
    styles: {
      Beach: [styleOf('shore', { order: 0, isPopular: true }), styleOf('dune', { order: 1 })],
      Forest: [styleOf('moss', { order: 0 })],
    },
    categoryOrder: ['Beach', 'Forest'],
    version: '2026-02-03T04:05:06.789Z',
  })
  expect(liveCatalogue.state.read()).toMatchObject({ version: 'v2', unsaved: false, isSaving: false })
  expect(words()).toEqual(['Saved successfully!'])
  const left = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage))
  expect(left.filter((key) => cached.includes(key))).toEqual([])
})

test('changes made one after the other are saved one on top of the other', async () => {
  const server = standInServer(threeStyles())
  await liveCatalogue.load()
  const changes = ['shore', 'dune', 'moss'].map((id) => liveCatalogue.change(id, popular(id)))
  expect(await Promise.all(changes)).toEqual([true, true, true])
  expect(['shore', 'dune', 'moss'].map((id) => isPopular(server.stored.live, id))).toEqual([true, true, true])
})

test('a save that fails puts the state before back, keeps the cached styles and says why', {
  tags: ['ADMIN-21', 'LIVE-55', 'LIVE-56', 'API-06', 'A65'],
}, async () => {
  standInServer(threeStyles(), { [saveRoute]: () => new Response('Bad gateway', { status: 502 }) })
  await liveCatalogue.load()
  for (const storage of [localStorage, sessionStorage]) storage.setItem('ever-after.styles', '"v1"')
  const saved = liveCatalogue.change('Popular', popular('shore'), { alert: 'Saved successfully!' })
  expect(await saved).toBe(false)
  for (const storage of [localStorage, sessionStorage])
    expect(storage.getItem('ever-after.styles')).toBe('"v1"')
  expect(isPopular(liveCatalogue.state.read().document, 'shore')).toBe(false)
  expect(liveCatalogue.state.read()).toMatchObject({ canUndo: false, unsaved: false })
  expect(words()).toEqual(['Save failed: HTTP 502: Bad gateway'])
})

test('a save that reaches nobody puts the state before back and says why', {
  tags: ['ADMIN-21'],
}, async () => {
  standInServer(threeStyles(), { [saveRoute]: () => Promise.reject(new TypeError('Failed to fetch')) })
  await liveCatalogue.load()
  expect(await liveCatalogue.change('Popular', popular('shore'))).toBe(false)
  expect(words()).toEqual(['Save failed: Failed to fetch'])
})

test('a save that is forbidden by something in between asks for a new login', {
  tags: ['ADMIN-14'],
}, async () => {
  standInServer(threeStyles(), { [saveRoute]: () => new Response('Forbidden', { status: 403 }) })
  await liveCatalogue.load()
  expect(await liveCatalogue.change('Popular', popular('shore'))).toBe(false)
  expect(words()).toEqual(['Save failed: Authentication expired. Please log in again.'])
})

test('a refused catalogue is described with the place of what is wrong', { tags: ['ADMIN-21'] }, async () => {
  const details = [{ path: 'styles.Beach.0.styleName', message: 'is missing' }]
  const error = { error: 'The catalogue is not complete. Nothing was saved.', code: 'invalid_catalogue' }
  standInServer(threeStyles(), {
    [saveRoute]: () => Response.json({ ...error, requestId: 'r1', details }, { status: 400 }),
  })
  await liveCatalogue.load()
  await liveCatalogue.change('Popular', popular('shore'))
  expect(words()).toEqual([
    'Save failed: HTTP 400: The catalogue is not complete. Nothing was saved.\nstyles.Beach.0.styleName: is missing',
  ])
})

test('while one change fails, the next one stays', async () => {
  let attempts = 0
  const server = standInServer(threeStyles(), {
    [saveRoute]: ({ body }: { body: unknown }) => {
      attempts += 1
      if (attempts === 1) return refusal(500, 'internal', 'Something went wrong on our side.')
      server.saves.push(body as never)
      return savedAs('v2')
    },
  })
  await liveCatalogue.load()
  const first = liveCatalogue.change('Popular', popular('shore'))
  const second = first.then(() => liveCatalogue.change('Popular', popular('moss')))
  expect([await first, await second]).toEqual([false, true])
  const { document } = liveCatalogue.state.read()
  expect(['shore', 'moss'].map((id) => isPopular(document, id))).toEqual([false, true])
})

test('a session that runs out during a save interrupts it; after the login it is sent again', {
  tags: ['ADMIN-12', 'ADMIN-14'],
}, async () => {
  let isExpired = true
  const server = standInServer(threeStyles())
  const real = fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    isExpired && init?.method === 'POST'
      ? Promise.resolve(refusal(401, 'unauthenticated', 'Please log in.'))
      : real(url, init),
  )
  await liveCatalogue.load()
  const saved = liveCatalogue.change('Popular', popular('shore'))
  await vi.waitFor(() => expect(expiry.read()).toBe('save'))
  expect(liveCatalogue.state.read()).toMatchObject({ isSaving: true, unsaved: true })
  isExpired = false
  sessionStorage.setItem(consoleSessionKeys.operatorToken, 'another-token')
  resumeAfterLogin()
  expect(await saved).toBe(true)
  expect(isPopular(server.stored.live, 'shore')).toBe(true)
  expect(server.calls.at(-1)?.headers.get('authorization')).toBe('Bearer another-token')
})

test('without a token nothing is loaded or saved, and the person is told', {
  tags: ['ADMIN-19', 'ADMIN-20'],
}, async () => {
  standInServer(threeStyles())
  await liveCatalogue.load()
  loseToken()
  expect(await liveCatalogue.change('Popular', popular('shore'))).toBe(false)
  liveCatalogue.forget()
  await liveCatalogue.load()
  expect(liveCatalogue.state.read()).toMatchObject({ status: 'failed', document: { styles: {} } })
  expect(words()).toEqual([
    'Save failed: Not authenticated. Please log in again.',
    'Not authenticated. Please log in.',
  ])
})

test('a catalogue that does not load leaves empty lists, is logged, and is never saved', {
  tags: ['ADMIN-19', 'A29'],
}, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = standInServer(threeStyles(), {
    'GET /api/config/wedding-styles': new Response('No room', { status: 507 }),
  })
  await liveCatalogue.load()
  expect(liveCatalogue.state.read()).toMatchObject({ status: 'failed', document: { styles: {} } })
  expect(log).toHaveBeenCalledWith('507: No room')
  expect(words()).toEqual([])
  expect(await liveCatalogue.change('Add', (document) => addCategory(document, 'New'))).toBe(false)
  expect(server.calls.filter(({ route }) => route.startsWith('POST'))).toEqual([])
})

test('a catalogue that came without prompts counts as not loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { styles, ...rest } = threeStyles()
  const bare = Object.fromEntries(
    Object.entries(styles).map(([category, list]) => [
      category,
      list.map((style) => ({
        ...style,
        variations: [{ variationName: 'v', iconPath: '', previewPath: '' }],
      })),
    ]),
  )
  standInServer(threeStyles(), { 'GET /api/config/wedding-styles': { ...rest, styles: bare } })
  await liveCatalogue.load()
  expect(liveCatalogue.state.read().status).toBe('failed')
})

test('styles without an order get their place when the catalogue loads, and it is saved once', {
  tags: ['LIVE-42'],
}, async () => {
  const disordered = {
    ...threeStyles(),
    styles: {
      Beach: [styleOf('shore', { order: 5 }), styleOf('dune'), styleOf('cliff')],
      Forest: [styleOf('moss')],
    },
  }
  const server = standInServer(disordered)
  await liveCatalogue.load()
  await vi.waitFor(() => expect(liveCatalogue.state.read().unsaved).toBe(false))
  const orders = ({ order }: { order?: number }) => order
  expect(server.stored.live.styles.Beach.map(orders)).toEqual([5, 1, 2])
  expect(server.stored.live.styles.Forest.map(orders)).toEqual([0])
  expect(server.saves).toHaveLength(1)
  liveCatalogue.forget()
  await liveCatalogue.load()
  await liveCatalogue.reload()
  expect(server.saves).toHaveLength(1)
})

test('two operators change different styles and keep both changes', async () => {
  const server = standInServer(threeStyles())
  await liveCatalogue.load()
  server.saveElsewhere('live', popular('moss'))
  expect(await liveCatalogue.change('Popular', popular('shore'))).toBe(true)
  expect(['shore', 'moss'].map((id) => isPopular(server.stored.live, id))).toEqual([true, true])
  expect(toasts.current()?.title).toBe('Somebody else saved in the meantime. Both changes are kept.')
})

test.for([
  ['mine', 'Sea'],
  ['theirs', 'Sand'],
] as const)('where both changed one style the operator chooses: %s stays', async ([side, expected]) => {
  const server = standInServer(threeStyles())
  await liveCatalogue.load()
  const under = (subcategory: string) => (document: OperatorCatalogue) =>
    setSubcategory(document, { styleIds: ['shore'], subcategory })
  server.saveElsewhere('live', under('Sand'))
  const saved = liveCatalogue.change('Subcategory', under('Sea'))
  const conflict = await vi.waitFor(() => {
    const open = liveCatalogue.state.read().conflict
    if (!open) throw new Error('No conflict is shown.')
    return open
  })
  expect(conflict.conflicts).toMatchObject([{ id: 'shore', name: 'shore' }])
  conflict.resolve({ shore: side })
  expect(await saved).toBe(true)
  expect(server.stored.live.styles.Beach[0].subcategory).toBe(expected)
  expect(liveCatalogue.state.read().conflict).toBeNull()
})

test('a save that removes most of the catalogue waits for a yes', async () => {
  const server = standInServer(threeStyles(), {
    [saveRoute]: ({ body }: { body: unknown }) =>
      (body as { confirm?: boolean }).confirm
        ? savedAs('v2')
        : refusal(409, 'wipe_refused', 'This would remove more than half of the catalogue.'),
  })
  await liveCatalogue.load()
  const empty = (document: OperatorCatalogue) => ({ ...document, styles: {}, categoryOrder: [] })
  const refused = liveCatalogue.change('Clear', empty)
  await vi.waitFor(() => expect(questions.read()).toHaveLength(1))
  expect(questions.read()[0].question.question).toBe('Remove 3 of 3?')
  answer(false)
  expect(await refused).toBe(false)
  expect(liveCatalogue.state.read().document.styles.Beach).toHaveLength(2)
  const confirmed = liveCatalogue.change('Clear', empty)
  await vi.waitFor(() => expect(questions.read()).toHaveLength(1))
  answer(true)
  expect(await confirmed).toBe(true)
  expect(server.calls.at(-1)?.body).toMatchObject({ confirm: true })
})

function answer(isYes: boolean): void {
  const [open] = questions.read()
  questions.write([])
  if (open.kind === 'yes-or-no') open.answer(isYes)
}

test('an undo takes the last change back and leaves what came after it elsewhere', async () => {
  const server = standInServer(threeStyles())
  await liveCatalogue.load()
  await liveCatalogue.change('Move 1 style', (document) =>
    moveStyles(document, { styleIds: ['shore'], category: 'Forest' }),
  )
  expect(liveCatalogue.state.read()).toMatchObject({ canUndo: true, undoLabel: 'Move 1 style' })
  server.saveElsewhere('live', popular('moss'))
  expect(await liveCatalogue.undo()).toBe(true)
  expect(server.stored.live.styles.Beach.map(({ id }) => id)).toEqual(['shore', 'dune'])
  expect(isPopular(server.stored.live, 'moss')).toBe(true)
  expect(liveCatalogue.state.read().canUndo).toBe(false)
})

test('an undo does not overwrite what somebody changed again since', async () => {
  standInServer(threeStyles())
  await liveCatalogue.load()
  await liveCatalogue.change('First', (document) =>
    setSubcategory(document, { styleIds: ['shore'], subcategory: 'A' }),
  )
  await liveCatalogue.change(
    'Second',
    (document) => setSubcategory(document, { styleIds: ['shore'], subcategory: 'B' }),
    { canUndo: false },
  )
  await liveCatalogue.undo()
  expect(liveCatalogue.state.read().document.styles.Beach[0].subcategory).toBe('B')
  expect(toasts.current()?.title).toBe('1 style was changed again since then and stayed as it is.')
})
