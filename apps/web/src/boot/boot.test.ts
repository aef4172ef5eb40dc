import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from './open-app.ts'
import { wantsApp } from './wants-app.ts'

afterEach(() => {
  document.documentElement.className = ''
  window.localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page whose head only notes what is put into it: nothing is fetched here. */
function newPage(page = document.implementation.createHTMLDocument()) {
  const added: Node[] = []
  vi.spyOn(page.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof Node) added.push(node)
  })
  const links = (rel: string) =>
    added.filter((node): node is HTMLLinkElement => node instanceof HTMLLinkElement && node.rel === rel)
  const script = () => added.find((node) => node instanceof HTMLScriptElement)
  return { page, links, script }
}

test.for([
  ['a plain browser', { native: false, search: '', flag: null }, false],
  ['a social in-app browser', { native: false, search: '?fbclid=1', flag: null }, false],
  ['the native shell', { native: true, search: '', flag: null }, true],
  ['a browser asked for the preview', { native: false, search: '?app=preview', flag: null }, true],
  ['a browser that had the preview', { native: false, search: '', flag: 'true' }, true],
  ['a browser with another flag', { native: false, search: '?app=other', flag: 'false' }, false],
] as const)(
  '%s wants the app: %o %s',
  { tags: ['SHELL-12', 'SHELL-13', 'SHELL-65'] },
  ([, visit, isWanted]) => {
    expect(wantsApp(visit)).toBe(isWanted)
  },
)

test.each([
  ['that is asked for the preview', '?app=preview', null, {}, true],
  ['that had the preview', '', 'true', {}, true],
  ['that is the native shell', '', null, { isNativePlatform: () => true }, true],
  ['that is any other', '?fbclid=1', null, {}, false],
])(
  'the public page of a browser %s is the way into the app: %s, %s, %o, %s',
  { tags: ['SHELL-12', 'SHELL-13', 'SHELL-65'] },
  async (_, search, flag, bridge, isOpened) => {
    const { script } = newPage(document)
    const own = document.createElement('script')
    Object.assign(own.dataset, { app: '/assets/app.js', flag: 'ever-after.dev-bypass' })
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own)
    vi.stubGlobal('Capacitor', bridge)
    window.history.replaceState(null, '', `/landing${search}`)
    if (flag) window.localStorage.setItem('ever-after.dev-bypass', flag)
    vi.resetModules()
    await import('./boot.ts')
    expect(document.documentElement.className).toBe(isOpened ? 'app' : '')
    if (isOpened) await vi.waitFor(() => expect(script()?.getAttribute('src')).toBe('/assets/app.js'))
  },
)

const app = { script: '/assets/app.js', styles: ['/assets/app.css'], modules: ['/assets/m.js'] }

test('the page hides at once, the app is fetched once the page is painted, and starts when its styles are there', async () => {
  const { page, links, script } = newPage()
  const opened = openApp(page, app)
  expect(page.documentElement.className).toBe('app')
  expect(links('modulepreload')).toEqual([])
  await vi.waitFor(() => expect(links('stylesheet')).toHaveLength(1))
  expect(script()).toBeUndefined()
  expect(links('modulepreload').map((link) => link.getAttribute('href'))).toEqual([
    '/assets/app.js',
    '/assets/m.js',
  ])
  links('stylesheet')[0].dispatchEvent(new Event('load'))
  await opened
  expect([script()?.type, script()?.getAttribute('src')]).toEqual(['module', '/assets/app.js'])
})

test('the app is fetched after the start-up screen has its picture, and soon where that does not come', async () => {
  const { page, links } = newPage()
  page.body.innerHTML = '<div id="root"><img></div>'
  const picture = page.querySelector('img') as HTMLImageElement
  const decoded = Promise.withResolvers<void>()
  vi.spyOn(picture, 'decode').mockReturnValue(decoded.promise)
  vi.useFakeTimers()
  void openApp(page, app)
  await vi.advanceTimersByTimeAsync(100)
  expect(links('modulepreload')).toEqual([])
  decoded.resolve()
  await vi.advanceTimersByTimeAsync(40)
  expect(links('modulepreload')).toHaveLength(2)

  const later = newPage()
  later.page.body.innerHTML = '<div id="root"><img></div>'
  vi.spyOn(later.page.querySelector('img') as HTMLImageElement, 'decode').mockReturnValue(
    new Promise(() => {}),
  )
  void openApp(later.page, app)
  await vi.advanceTimersByTimeAsync(160)
  expect(later.links('modulepreload')).toHaveLength(2)
  vi.useRealTimers()
})

test('the app’s styles win over those that stand in the page', async () => {
  const { page, links } = newPage()
  const own = page.createElement('style')
  page.head.insertAdjacentElement('beforeend', own)
  page.head.insertAdjacentElement('afterbegin', page.createElement('link'))
  const opened = openApp(page, app)
  await vi.waitFor(() => links('stylesheet')[0].dispatchEvent(new Event('load')))
  await opened
  expect(page.head.firstElementChild).toBe(own)
})

test('styles that do not come keep nobody out', async () => {
  const { page, links, script } = newPage()
  const opened = openApp(page, app)
  await vi.waitFor(() => links('stylesheet')[0].dispatchEvent(new Event('error')))
  await opened
  expect(script()).toBeDefined()
})

test('on a page that stays as it was drawn, a slider moves the line between its pictures', async () => {
  const added = vi.spyOn(document, 'addEventListener')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.createElement('script'))
  window.history.replaceState(null, '', '/landing')
  vi.resetModules()
  await import('./boot.ts')
  document.body.innerHTML = '<div><input type="range" value="50"></div>'
  const slider = document.querySelector('input') as HTMLInputElement
  slider.value = '20'
  slider.dispatchEvent(new Event('input', { bubbles: true }))
  expect(slider.parentElement?.style.getPropertyValue('--at')).toBe('20%')
  for (const [type, listener] of added.mock.calls)
    document.removeEventListener(type, listener as EventListener)
})
