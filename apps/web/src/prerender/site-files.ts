import { brand, cataloguePreviewPath, sitePlaceholders } from '@ever-after/contract'
import type { BuiltFiles } from './built-files.ts'
import { publicPages } from './pages.tsx'
import { renderPage } from './render-page.tsx'

interface Parts {
  built: BuiltFiles
  bootScript: string
  css: string
}

/** Every file of the public site by its name. */
export function siteFiles(parts: Parts): Record<string, string> {
  return {
    ...Object.fromEntries(
      publicPages.map((page) => [`${page.path.slice(1)}.html`, renderPage({ page, ...parts })]),
    ),
    'try.html': emptyPage,
    [`${cataloguePreviewPath.slice(1)}.html`]: appPage(parts.built),
    'sitemap.xml': sitemap(),
    'robots.txt': robots,
  }
}

/** /try is empty. */
const emptyPage = `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${brand.name}</title></head><body></body></html>\n`

/** Opens the app at once, whoever asks; for the console's phone and no search engine. */
function appPage({ script, styles }: BuiltFiles): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml">${links}<title>${brand.name}</title><script type="module" src="${script}"></script></head><body><div id="root"></div></body></html>\n`
}

const robots = `User-agent: *\nDisallow: /admin\nDisallow: ${cataloguePreviewPath}\nDisallow: /api/\nDisallow: /media/\nDisallow: /try\n\nSitemap: ${sitePlaceholders.origin}/sitemap.xml\n`

function sitemap(): string {
  const entries = publicPages.map(({ path }) => `  <url><loc>${sitePlaceholders.origin}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}
