import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { previewOf } from './build-web.ts'
import { root } from './root.ts'
import { mustRun } from './run.ts'
import { scratchFolder } from './scratch-folder.ts'

/** One module of the app as a build with or without the preview ships it. */
async function built(source: string, preview: 'on' | 'off') {
  const folder = await mkdtemp(join(scratchFolder(), 'ever-after-preview-'))
  const options = { cwd: `${root}apps/web`, env: { ...process.env, VITE_APP_PREVIEW: preview } }
  const out = ['--outDir', folder, '--logLevel', 'warn']
  await mustRun('vite', ['build', '--ssr', source, ...out], options)
  const file = `${folder}/${source.split('/').at(-1)?.replace('.ts', '.js')}`
  const module = await import(pathToFileURL(file).href)
  const code = await readFile(file, 'utf8')
  await rm(folder, { recursive: true })
  return { code, module }
}

const doors = /get\(["'`]app["'`]\)/
const allowed = {
  native: false,
  search: '?app=preview',
  readConfig: async () => ({ previewAllowed: true, samplePhotos: [] }),
}

test('a production build has no way for a browser into the app, whatever the server allows', {
  tags: ['slow', 'SHELL-13', 'SHELL-65', 'A49'],
}, async () => {
  const [mode, boot] = [
    await built('src/app/app-mode.ts', 'off'),
    await built('src/boot/wants-app.ts', 'off'),
  ]
  expect(await mode.module.findAppMode(allowed)).toEqual({ kind: 'browser' })
  expect(boot.module.wantsApp({ ...allowed, flag: 'true' })).toBe(false)
  for (const { code } of [mode, boot]) expect(code).not.toMatch(doors)
  expect(await mode.module.findAppMode({ ...allowed, native: true })).toEqual({ kind: 'native' })
})

test('a build for development keeps the preview', { tags: ['slow', 'SHELL-65'] }, async () => {
  const [mode, boot] = [await built('src/app/app-mode.ts', 'on'), await built('src/boot/wants-app.ts', 'on')]
  expect(boot.module.wantsApp({ ...allowed, flag: null })).toBe(true)
  for (const { code } of [mode, boot]) expect(code).toMatch(doors)
})

test.each([
  [{}, 'on'],
  [{ NODE_ENV: 'production' }, 'off'],
  [{ NODE_ENV: 'production', ALLOW_PREVIEW: '1' }, 'on'],
  [{ NODE_ENV: 'production', ALLOW_PREVIEW: 'true' }, 'on'],
  [{ NODE_ENV: 'production', ALLOW_PREVIEW: '0' }, 'off'],
  [{ ALLOW_PREVIEW: '0' }, 'off'],
])('a build with %o has the preview %s', { tags: ['SHELL-65', 'A49'] }, (environment, preview) => {
  expect(previewOf(environment)).toBe(preview)
})
