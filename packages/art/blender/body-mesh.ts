import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { script, type Workshop } from './workshop.ts'

const run = promisify(execFile)

const MESH_PROJECT = 'https://github.com/makehumancommunity/mpfb2'
const MESH_COMMIT = '80919fa4682335c41847f761a4d79dcad4124732'

/** Folder of MakeHuman's base mesh, targets and rig (CC0), taken from a clone or fetched at the first use. */
export async function bodyMesh(shop: Workshop): Promise<string> {
  const taken = createHash('sha256')
    .update(await readFile(path.join(shop.scripts, 'post', 'fetch_mesh.py')))
    .digest('hex')
  const folder = path.join(shop.cache, `mesh-${MESH_COMMIT.slice(0, 12)}-${taken.slice(0, 6)}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.part`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const clone = shop.mesh ?? (await cloneProject(shop.cache))
  await script(shop, 'fetch_mesh.py', clone, MESH_COMMIT, unfinished)
  await rename(unfinished, folder)
  return folder
}

async function cloneProject(cache: string): Promise<string> {
  const clone = path.join(cache, 'mpfb2')
  await rm(clone, { recursive: true, force: true })
  await run('git', ['clone', '--quiet', '--filter=blob:none', '--no-checkout', MESH_PROJECT, clone])
  return clone
}
