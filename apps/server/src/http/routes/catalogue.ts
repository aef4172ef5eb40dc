import { getStaticStyles, getWeddingStyles } from '@ever-after/contract'
import { viewCatalogue } from '../../domain/catalogue/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindCatalogue(http: Http): void {
  bindEndpoint(http, getWeddingStyles, ({ caller }) => viewCatalogue(http.services, caller))
  bindEndpoint(http, getStaticStyles, () => viewCatalogue(http.services))
  // The specification names the file without the API's prefix.
  http.app.get(getStaticStyles.path, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return viewCatalogue(http.services)
  })
}
