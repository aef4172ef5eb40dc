import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackage } from './install-debian-package.ts'
import { mustRun, run } from './run.ts'
import { scratchFolder } from './scratch-folder.ts'

export interface RunningPostgres {
  url: string
  stop(): Promise<void>
}

const debianFolder = '/usr/lib/postgresql'

const settings = ['listen_addresses=127.0.0.1', 'max_connections=300']
/** These forget the newest data when the machine loses power; a database for tests is thrown away then anyway. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

export interface PostgresOptions {
  /** Whether it writes as a database does that somebody needs, and to a disk; for measurements. */
  isDurable?: boolean
  /** More of its settings. */
  settings?: readonly string[]
}

/** Starts a throw-away PostgreSQL on a free loopback port; undefined when none can be had on this machine. */
export async function startPostgres({
  isDurable = false,
  settings: more = [],
}: PostgresOptions = {}): Promise<RunningPostgres | undefined> {
  const programs = findPrograms() ?? ((await installDebianPackage('postgresql')) ? findPrograms() : undefined)
  if (!programs) return undefined
  const folder = mkdtempSync(join(isDurable ? tmpdir() : scratchFolder(), 'ever-after-postgres-'))
  const owner = asDatabaseOwner(folder)
  const port = await freePort()
  const data = join(folder, 'data')
  const quiet = { stdio: 'ignore', ...owner } as const
  await mustRun(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    quiet,
  )
  const given = [...settings, ...(isDurable ? [] : forgetful), ...more]
  const args = ['-D', data, '-p', String(port), '-k', folder, ...given.flatMap((one) => ['-c', one])]
  const server = spawn(join(programs, 'postgres'), args, quiet)
  await untilReady(join(programs, 'pg_isready'), port)
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: () => stop(server, folder) }
}

function findPrograms(): string | undefined {
  if (!existsSync(debianFolder)) return undefined
  return readdirSync(debianFolder)
    .map((version) => join(debianFolder, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** The server refuses to run as root; Debian's package brings a user of its own. */
function asDatabaseOwner(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const ids = databaseUserIds()
  chownSync(folder, ids.uid, ids.gid)
  return ids
}

function databaseUserIds(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  if (!line) throw new Error('The user postgres does not exist.')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

async function untilReady(probe: string, port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const code = await run(probe, ['-q', '-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
    if (code === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('PostgreSQL did not become ready.')
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const gone = new Promise((resolve) => server.once('exit', resolve))
  // SIGQUIT is PostgreSQL's immediate shutdown; the data is thrown away next.
  server.kill('SIGQUIT')
  await gone
  rmSync(folder, { recursive: true, force: true })
}
