/** Addresses of the built app, as the page that was drawn ahead knows them. */
export interface BuiltApp {
  script: string
  styles: readonly string[]
  /** Modules that the script will ask for. */
  modules: readonly string[]
}

/** Hides the page and paints the app's start-up screen; only then fetches the app, and starts it once its styles are there. */
export async function openApp(page: Document, { script, styles, modules }: BuiltApp): Promise<void> {
  page.documentElement.classList.add('app')
  await isParsed(page)
  await isPainted(page)
  for (const href of [script, ...modules]) addLink(page, { rel: 'modulepreload', href })
  // The first thing that the app asks for.
  addLink(page, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: '/app-config.json' })
  await Promise.all(styles.map((href) => isLoaded(addLink(page, { rel: 'stylesheet', href }))))
  // The page's own styles cover less; where both speak, those of the app, which come later then, win.
  page.head.prepend(...page.head.querySelectorAll('style'))
  page.head.append(Object.assign(page.createElement('script'), { type: 'module', src: script }))
}

/** What is fetched for the app lets the page's own fonts and first picture go before. */
function addLink(
  page: Document,
  attributes: { rel: string; href: string; as?: string; crossOrigin?: string },
): HTMLLinkElement {
  const link = Object.assign(page.createElement('link'), { fetchPriority: 'low', ...attributes })
  page.head.append(link)
  return link
}

/** A style sheet that does not come keeps nobody out. */
function isLoaded(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
  })
}

function isParsed(page: Document): Promise<unknown> {
  if (page.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve))
}

/** Past this a page that is not painted, such as one in a hidden tab, keeps nobody waiting. */
const paintPatienceMs = 150

/** What stands on the screen first, its picture included, is painted before the app's own work begins. */
function isPainted(page: Document): Promise<unknown> {
  const nextPaint = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const picture = page.querySelector<HTMLImageElement>('#root img')
  return Promise.race([
    new Promise((resolve) => setTimeout(resolve, paintPatienceMs)),
    // One that does not come keeps nobody waiting either.
    Promise.resolve(picture?.decode()).then(nextPaint, nextPaint),
  ])
}
