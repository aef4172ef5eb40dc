import { findCommand } from './find-command.ts'
import { run } from './run.ts'

/** Installs Debian packages when this is root on a Debian machine; answers whether it did. */
export async function installDebianPackage(...names: readonly string[]): Promise<boolean> {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !findCommand('apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  console.log(`installing ${names.join(', ')}`)
  await run('apt-get', ['update', '-qq'], { env })
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env })) === 0
}
