import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBuiltFiles } from './built-files.ts'
import css from './site.css?inline'
import { siteFiles } from './site-files.ts'
import { webManifest } from './web-manifest.ts'

/** Writes the public pages beside the built app, in a folder that is not served as it is, and the app's manifest. */
export async function prerender(builtFolder: string, bootFile: string): Promise<void> {
  const manifest: unknown = JSON.parse(await readFile(join(builtFolder, '.vite', 'manifest.json'), 'utf8'))
  const bootScript = (await readFile(bootFile, 'utf8')).trim()
  const built = findBuiltFiles(manifest)
  const files = siteFiles({ built, bootScript, css })
  const folder = join(builtFolder, '.pages')
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await writeFile(join(builtFolder, 'app.webmanifest'), JSON.stringify(webManifest))
}

const [builtFolder, bootFile] = process.argv.slice(2)
if (builtFolder && bootFile) await prerender(builtFolder, bootFile)
