import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { scratchFolder } from './scratch-folder.ts'

const ran: unknown[] = []
const steps = {
  './run.ts': {
    mustRun: async (command: string, _args: string[], options: { env?: NodeJS.ProcessEnv } = {}) => {
      if (command === 'vite') ran.push(options.env?.VITE_APP_PREVIEW)
    },
  },
  './fingerprint-files.ts': { fingerprintFiles: () => 'the same files' },
  './cut-fonts.ts': { cutFonts: async () => undefined },
  './draw-site-pictures.ts': { drawSitePictures: async () => undefined },
  './find-couple.ts': { findCouple: async () => undefined },
  './draw-couple-pictures.ts': { drawCouplePictures: async () => undefined },
  './draw-app-icons.ts': { drawAppIcons: async () => undefined },
  './shell-entries.ts': { shellEntries: () => [] },
  './compress-files.ts': { compressFiles: async () => undefined },
}

/** Another test of the same process may have loaded it without what stands in here; what others loaded stays theirs. */
const freshModule = './build-web.ts?with-stand-ins'

afterEach(() => {
  for (const path of Object.keys(steps)) vi.doUnmock(path)
  vi.unstubAllEnvs()
})

test('every part of a build has or lacks the preview, and a build of the other kind does not pass for it', {
  tags: ['SHELL-65', 'A49'],
}, async () => {
  for (const [path, step] of Object.entries(steps)) vi.doMock(path, () => step)
  const { buildWeb }: typeof import('./build-web.ts') = await import(/* @vite-ignore */ freshModule)
  const folder = await mkdtemp(join(scratchFolder(), 'ever-after-built-'))
  const build = async (allowed: string) => {
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubEnv('ALLOW_PREVIEW', allowed)
    await buildWeb(folder)
    return ran.splice(0)
  }
  const builds = [await build('1'), await build('1'), await build('')]
  await rm(folder, { recursive: true })
  expect(builds).toEqual([Array(4).fill('on'), [], Array(4).fill('off')])
})
