import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { type CompressedPage, compressPage } from './compressed-page.ts'
import { isPagePath } from './is-page-path.ts'
import { notBuilt } from './not-built.ts'

const hiddenFromSearch = 'noindex, nofollow'

export interface ConsolePages {
  /** The console's one page for every address of it; undefined for any other address. */
  pageAt(path: string): CompressedPage | undefined
}

/** Serves the operator console's files below /admin and knows its page; search engines are asked to look away. */
export async function serveConsole(app: FastifyInstance, builtConsole: string): Promise<ConsolePages> {
  await app.register(fastifyStatic, {
    root: builtConsole,
    prefix: '/admin/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
  app.addHook('onSend', async (request, reply) => {
    if (isConsolePath(request.url)) reply.header('x-robots-tag', hiddenFromSearch)
  })
  const html = await readFile(join(builtConsole, 'index.html'), 'utf8').catch(() => notBuilt)
  const page = compressPage(html, 'text/html; charset=utf-8')
  return { pageAt: (path) => (isConsolePath(path) && isPagePath(path) ? page : undefined) }
}

function isConsolePath(url: string): boolean {
  return /^\/admin(?:[/?#]|$)/.test(url)
}
