import { mkdir } from 'node:fs/promises'
import { buildConsole } from '../scripts/steps/build-console.ts'
import { buildWeb } from '../scripts/steps/build-web.ts'
import { cutSamplePhotos } from '../scripts/steps/cut-sample-photos.ts'
import { ensureBrowser } from '../scripts/steps/ensure-browser.ts'
import { root } from '../scripts/steps/root.ts'
import { run } from '../scripts/steps/run.ts'
import { galleryFolder } from './gallery/folder.ts'
import { writePage } from './gallery/write-page.ts'

// Words after the command choose scenes: `npm run gallery -- history` looks at those that are named so again.
const wanted = process.argv.slice(2)

await buildWeb()
await buildConsole()
await cutSamplePhotos()
await mkdir(galleryFolder, { recursive: true })
const browser = await ensureBrowser()
process.exitCode = await run(
  'playwright',
  [
    'test',
    '--config',
    'e2e/gallery/playwright.config.ts',
    '--reporter=line',
    ...(wanted.length ? ['-g', wanted.join('|')] : []),
  ],
  { cwd: root, env: { ...process.env, ...(browser && { CHROMIUM_PATH: browser }) } },
)
console.log(`${await writePage(galleryFolder)} pictures: ${galleryFolder}index.html`)
