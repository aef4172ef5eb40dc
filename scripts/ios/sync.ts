import { readFileSync, writeFileSync } from 'node:fs'
import { drawCouplePictures } from '../steps/draw-couple-pictures.ts'
import { drawSitePictures } from '../steps/draw-site-pictures.ts'
import { findCouple } from '../steps/find-couple.ts'
import { root } from '../steps/root.ts'
import { mustRun } from '../steps/run.ts'

const app = `${root}apps/web`
const project = `${app}/ios/App/App.xcodeproj/project.pbxproj`

const origin = process.env.VITE_API_ORIGIN
if (!origin || !URL.canParse(origin) || new URL(origin).protocol !== 'https:') {
  console.error('Set VITE_API_ORIGIN to the https address of your server, such as https://app.example.com')
  process.exit(1)
}

const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }
const text = readFileSync(project, 'utf8')
writeFileSync(project, text.replaceAll(/MARKETING_VERSION = [^;]+;/g, `MARKETING_VERSION = ${version};`))

const couple = await findCouple({ preview: 'off', photosFolder: process.env.SHOWCASE_PHOTOS_DIR })
await mustRun('vite', ['build', '--logLevel', 'warn', '--outDir', 'ios/www', '--emptyOutDir'], {
  cwd: app,
  env: { ...process.env, VITE_APP_PREVIEW: 'off', VITE_SHOWCASE_COUPLE: couple ? 'on' : 'off' },
})
await drawSitePictures(`${app}/ios/www`)
if (couple) await drawCouplePictures(couple, `${app}/ios/www`)
await mustRun('cap', ['sync', 'ios'], { cwd: app })
