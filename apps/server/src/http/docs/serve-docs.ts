import { endpoints } from '@ever-after/contract'
import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Http } from '../app.ts'
import { buildDocument } from './build-document.ts'

/** GET /api/openapi.json, and a page to browse it at /api/docs. */
export async function serveDocs({ app }: Http): Promise<void> {
  const document = buildDocument(Object.values(endpoints))
  app.get('/api/openapi.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return document
  })
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as StaticDocumentSpec['document'] },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // This page alone may style itself; it loads nothing from elsewhere.
    staticCSP: {
      'default-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  })
}
