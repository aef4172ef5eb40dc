import { brand, localKeys, sitePlaceholders } from '@ever-after/contract'
import { siteCopy } from '../features/site/index.ts'
import { touchIcon } from './app-icons.ts'
import type { BuiltFiles } from './built-files.ts'
import type { PublicPage } from './pages.tsx'
import { structuredDataOf } from './structured-data.ts'

interface PageHeadProps {
  page: PublicPage
  built: BuiltFiles
  /** Its text; the server names its hash in the page's policy. */
  bootScript: string
  css: string
}

const { origin } = sitePlaceholders
const card = { url: `${origin}/site/card.jpg`, widthPx: 1200, heightPx: 630 }

/** All that stands in a page's head: names, cards, styles, and the script that decides what opens. */
export function PageHead({ page, built, bootScript, css }: PageHeadProps) {
  const address = origin + page.path
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={address} />
      <script
        data-app={built.script}
        data-styles={built.styles.join(' ')}
        data-modules={built.modules.join(' ')}
        data-flag={localKeys.devBypass}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, built a moment before
        dangerouslySetInnerHTML={{ __html: bootScript }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, built a moment before */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      {built.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#1b1614" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`/${touchIcon.file}`} />
      {/* The server takes it out where no browser may open the app. */}
      {import.meta.env.VITE_APP_PREVIEW !== 'off' && <link rel="manifest" href="/app.webmanifest" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={card.url} />
      <meta property="og:image:width" content={String(card.widthPx)} />
      <meta property="og:image:height" content={String(card.heightPx)} />
      <meta property="og:image:alt" content={siteCopy.cardAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words; a closing tag in them is escaped
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(structuredDataOf(page)).replaceAll('<', '\\u003c'),
        }}
      />
    </head>
  )
}
