import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brand } from '@ever-after/contract'
import fastifyStatic from '@fastify/static'
import { Refusal } from '../../domain/access/index.ts'
import type { Http } from '../app.ts'
import { isPagePath } from './is-page-path.ts'

interface StaticFolders {
  builtApp: string
  cataloguePictures: string
}

const shippedFolders: StaticFolders = {
  builtApp: fileURLToPath(new URL('../../../../web/dist/', import.meta.url)),
  cataloguePictures: fileURLToPath(new URL('../../../catalogue-pictures/', import.meta.url)),
}
const hourSeconds = 3600
const samplePhotoNames = ['partner1.jpg', 'partner2.jpg']

/** Serves the built app, the catalogue's pictures and, in the preview, sample photographs. */
export async function serveStatic(
  { app, config }: Pick<Http, 'app' | 'config'>,
  { builtApp, cataloguePictures }: StaticFolders = shippedFolders,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: builtApp,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  await app.register(fastifyStatic, {
    root: cataloguePictures,
    prefix: '/catalogue/',
    decorateReply: false,
    index: false,
    maxAge: hourSeconds * 1000,
  })
  const samples = config.isPreviewAllowed ? config.samplePhotosFolder : undefined
  if (samples)
    await app.register(fastifyStatic, {
      root: samples,
      prefix: '/sample-photos/',
      decorateReply: false,
      index: false,
    })

  app.get('/app-config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return {
      productName: brand.name,
      previewAllowed: config.isPreviewAllowed,
      samplePhotos: samples ? samplePhotoNames.map((name) => `/sample-photos/${name}`) : [],
    }
  })

  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !isPagePath(request.url)) throw new Refusal('not_found')
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    const page = join(builtApp, 'index.html')
    return existsSync(page) ? readFile(page) : notBuilt
  })
}

const notBuilt =
  '<!doctype html><title>Not built</title><p>The app is not built yet. Run <code>npm run build</code>.'
