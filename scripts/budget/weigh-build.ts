import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { cataloguePreviewPath, inlineScriptsOf } from '@ever-after/contract'
import { findBuiltFiles } from '../../apps/web/src/prerender/built-files.ts'
import { budgets, type Weight } from './budgets.ts'

/** Weighs what a build makes people fetch: the app up to Home, and each public page. */
export function weighBuild(folder: string): Weight[] {
  const sizeOf = (address: string) => gzippedBytes(readFileSync(`${folder}${address}`))
  const sum = (addresses: readonly string[]) =>
    addresses.reduce((total, address) => total + sizeOf(address), 0)
  const manifest: unknown = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))
  const { script, modules, styles, fonts, later } = findBuiltFiles(manifest)
  if (!later.length) throw new Error(`Nothing in ${folder} is named as the rest of Home.`)
  const app: Weight[] = [
    { name: 'app, scripts', bytes: sum([script, ...modules]), budgetBytes: budgets.appScripts },
    { name: 'app, rest of Home', bytes: sum(later), budgetBytes: budgets.homeScripts },
    { name: 'app, styles', bytes: sum(styles), budgetBytes: budgets.appStyles },
    { name: 'app, fonts', bytes: sum(fonts), budgetBytes: budgets.appFonts },
  ]
  // The console's phone opens the app, which is weighed already; nobody else reads that page.
  const pages = globSync('.pages/*.html', { cwd: folder })
    .filter((page) => page !== `.pages${cataloguePreviewPath}.html`)
    .sort()
  if (!pages.length) throw new Error(`There is no public page in ${folder}.`)
  return [...app, ...pages.flatMap((page) => weighPage(page, readFileSync(`${folder}/${page}`, 'utf8'), sum))]
}

function weighPage(file: string, html: string, sum: (addresses: readonly string[]) => number): Weight[] {
  const name = basename(file, '.html')
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address]) => address)
  const ownScripts = inlineScriptsOf(html).join('\n')
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n')
  const linked = [...html.matchAll(/<link[^>]* rel="stylesheet"[^>]* href="([^"]+)"/g)].map(
    ([, address]) => address,
  )
  return [
    {
      name: `/${name}, scripts`,
      bytes: gzippedBytes(Buffer.from(ownScripts)) + sum(scripts),
      budgetBytes: budgets.pageScripts,
    },
    {
      name: `/${name}, styles`,
      bytes: gzippedBytes(Buffer.from(styles)) + sum(linked),
      budgetBytes: budgets.pageStyles,
    },
    {
      name: `/${name}, document`,
      bytes: gzippedBytes(Buffer.from(html)),
      budgetBytes: budgets.pageDocument,
    },
  ]
}

function gzippedBytes(bytes: Buffer): number {
  return gzipSync(bytes, { level: 9 }).length
}
