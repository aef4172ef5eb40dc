import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../domain/access/index.ts'
import type { Http } from '../app.ts'
import { sendPage } from './compressed-page.ts'
import { isPagePath } from './is-page-path.ts'
import { notBuilt } from './not-built.ts'
import { loadPublicPages } from './public-pages.ts'
import { serveConsole } from './serve-console.ts'
import { serveSmallPictures } from './small-pictures.ts'

interface StaticFolders {
  builtApp: string
  builtConsole: string
  cataloguePictures: string
}

const shippedFolders: StaticFolders = {
  builtApp: fileURLToPath(new URL('../../../../web/dist/', import.meta.url)),
  builtConsole: fileURLToPath(new URL('../../../../console/dist/', import.meta.url)),
  cataloguePictures: fileURLToPath(new URL('../../../catalogue-pictures/', import.meta.url)),
}
const hourSeconds = 3600
const daySeconds = 24 * hourSeconds

/** Serves the built app, the operator console, the catalogue's pictures and, in the preview, sample photographs. */
export async function serveStatic(
  { app, config }: Pick<Http, 'app' | 'config'>,
  { builtApp, builtConsole, cataloguePictures }: StaticFolders = shippedFolders,
): Promise<void> {
  const { pageAt, files } = await loadPublicPages(builtApp, config)
  // Folders that the files below would answer for.
  for (const path of ['/', '/admin/']) app.get(path, async (request, reply) => answerPage(request, reply))
  for (const [path, file] of files) app.get(path, async (request, reply) => sendPage(request, reply, file))
  await app.register(fastifyStatic, {
    root: builtApp,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
  })
  const consolePages = await serveConsole(app, builtConsole)
  serveSmallPictures({ app, folder: cataloguePictures, maxAgeSeconds: hourSeconds })
  await app.register(fastifyStatic, {
    root: cataloguePictures,
    prefix: '/catalogue/',
    decorateReply: false,
    index: false,
    maxAge: hourSeconds * 1000,
    // The native shell's pages come from the phone, not from this origin.
    setHeaders: (reply) => reply.header('cross-origin-resource-policy', 'cross-origin'),
  })
  const samples = config.isPreviewAllowed ? config.samplePhotosFolder : undefined
  if (samples)
    await app.register(fastifyStatic, {
      root: samples,
      prefix: '/sample-photos/',
      decorateReply: false,
      index: false,
    })

  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !isPagePath(request.url)) throw new Refusal('not_found')
    return answerPage(request, reply)
  })

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0]
    const page = consolePages.pageAt(path) ?? pageAt(path)
    if (page) return sendPage(request, reply, page)
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(notBuilt)
  }
}

/** Names in /assets carry a hash of what is in them; pictures of the site keep their names when they change. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.includes('/site/') ? `public, max-age=${daySeconds}` : 'no-cache'
}
