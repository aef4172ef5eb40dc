import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { root } from '../../scripts/steps/root.ts'
import { mustRun } from '../../scripts/steps/run.ts'
import { port, shellPort } from './ports.ts'

const folder = `${root}.cache/journeys/${port}/shell`
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Builds the app as the native shell carries it, for the server under test, and gives out its files as the shell does. */
export async function openShell(): Promise<Server> {
  await mustRun('vite', ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'], {
    cwd: `${root}apps/web`,
    env: { ...process.env, VITE_API_ORIGIN: `http://127.0.0.1:${port}` },
  })
  await cp(`${root}apps/web/dist/site`, `${folder}/site`, { recursive: true })
  const shell = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shell')
    const asked = join(folder, pathname)
    const file = extname(asked) && existsSync(asked) ? asked : join(folder, 'index.html')
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    response.end(await readFile(file))
  })
  shell.listen(shellPort, '127.0.0.1')
  return shell
}
