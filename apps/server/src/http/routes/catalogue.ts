import { type Endpoint, getDraftStyles, getStaticStyles, getWeddingStyles } from '@ever-after/contract'
import type { Caller } from '../../domain/access/index.ts'
import { viewCatalogue, viewDraft } from '../../domain/catalogue/index.ts'
import type { Http } from '../app.ts'
import { routeOf } from '../bind-endpoint.ts'
import { sendLarge } from '../send-large.ts'

export function bindCatalogue(http: Http): void {
  const { app, services } = http
  bindView(http, getWeddingStyles, (caller) => viewCatalogue(services, caller))
  bindView(http, getStaticStyles, () => viewCatalogue(services))
  bindView(http, getDraftStyles, () => viewDraft(services))
  // The specification names the file without the API's prefix.
  app.get(getStaticStyles.path, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return sendLarge({ request, reply }, await viewCatalogue(services))
  })
}

/** Catalogues are the large documents of this API, and every device asks for one. */
function bindView(http: Http, endpoint: Endpoint, view: (caller?: Caller) => Promise<object>): void {
  http.app.route({
    ...routeOf(http, endpoint),
    handler: async (request, reply) => sendLarge({ request, reply }, await view(request.caller)),
  })
}
