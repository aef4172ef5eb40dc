import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { Initializing } from '../app/initializing.tsx'
import { templateSettings } from '../features/site/index.ts'
import type { BuiltFiles } from './built-files.ts'
import { PageHead } from './page-head.tsx'
import type { PublicPage } from './pages.tsx'

interface Parts {
  page: PublicPage
  built: BuiltFiles
  bootScript: string
  css: string
}

/** One whole document: the page, and the room in which the boot script may open the app. */
export function renderPage({ page, ...head }: Parts): string {
  const { Page, path } = page
  const markup = renderToStaticMarkup(
    <html lang="en">
      <PageHead page={page} {...head} />
      <body>
        <div id="root">
          <Initializing />
        </div>
        <main id="site">
          <Router ssrPath={path}>
            <Page settings={templateSettings} />
          </Router>
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>\n${withoutPicturesAhead(markup)}\n`
}

/**
 * React names a page's first pictures in its head. They stand in the same few kilobytes anyway, and a browser complains of
 * them when the app opens instead.
 */
function withoutPicturesAhead(markup: string): string {
  return markup.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')
}
