import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inlineScriptsOf } from '@ever-after/contract'
import type { Config } from '../../config.ts'
import { type CompressedPage, compressPage } from './compressed-page.ts'
import { fillPage } from './fill-page.ts'

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

export interface PublicPages {
  /** The page of an address: its own, else the landing page; undefined while nothing is built. */
  pageAt(path: string): CompressedPage | undefined
  /** What search engines ask for by name, such as `/sitemap.xml`. */
  files: ReadonlyMap<string, CompressedPage>
}

/** Reads the pages drawn at build time and fills in what this deployment sets, once. */
export async function loadPublicPages(builtApp: string, config: Config): Promise<PublicPages> {
  const folder = join(builtApp, '.pages')
  const names = await readdir(folder).catch(() => [])
  const files = new Map<string, CompressedPage>()
  const pages = new Map<string, CompressedPage>()
  for (const name of names) {
    const [stem, ending] = name.split('.')
    const drawn = await readFile(join(folder, name), 'utf8')
    // Those of the build alone: nothing that a deployment fills in may run.
    const page = compressPage(fillPage(drawn, config), contentTypes[ending], hashesOfScripts(drawn))
    if (ending === 'html') pages.set(`/${stem}`, page)
    else files.set(`/${name}`, page)
  }
  return { pageAt: (path) => pages.get(path.replace(/(?<=.)\/+$/, '')) ?? pages.get('/landing'), files }
}

/** Of the scripts that stand in a page, as its policy names them. */
function hashesOfScripts(html: string): string[] {
  return inlineScriptsOf(html).map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
}
