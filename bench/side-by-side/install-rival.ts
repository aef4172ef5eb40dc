import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/steps/root.ts'

/**
 * Its licence is AGPL: it is measured in a process of its own and never becomes a dependency. The sharp it asks for
 * does not install, and its install script downloads what is not needed: the models are in the package.
 */
const manifest = {
  name: 'side-by-side',
  private: true,
  dependencies: { '@imgly/background-removal-node': '1.4.5' },
  overrides: { sharp: '0.35.5' },
}

/** Installs the rival once into a folder that is never committed, and answers the folder. Rejects when npm fails. */
export async function installRival(): Promise<string> {
  const folder = join(root, '.cache/side-by-side')
  if (existsSync(join(folder, 'node_modules/@imgly/background-removal-node/dist'))) return folder
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund']
  await promisify(execFile)('npm', options, { cwd: folder, shell: process.platform === 'win32' })
  return folder
}
