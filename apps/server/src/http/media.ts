import { z } from 'zod'
import { Refusal } from '../domain/access/index.ts'
import { sniffImage } from '../infra/images/sniff-image.ts'
import type { Http } from './app.ts'

const signedQuery = z.object({ expires: z.string().regex(/^\d+$/), signature: z.string().min(1) })

/** Serves stored pictures under addresses that the server signed a short while ago. */
export function serveMedia({ app, services: { objects, addresses, clock } }: Http): void {
  app.get<{ Params: { '*': string } }>('/media/objects/*', async (request, reply) => {
    const key = request.params['*']
    const query = signedQuery.safeParse(request.query)
    const now = clock.now()
    if (!query.success || !addresses.isValid({ key, ...query.data }, now)) throw new Refusal('forbidden')
    const bytes = await objects.get(key)
    if (!bytes) throw new Refusal('not_found')
    const remainingSeconds = Math.floor((Number(query.data.expires) - now.getTime()) / 1000)
    return reply
      .type(contentTypeOf(bytes))
      .header('cache-control', `private, max-age=${remainingSeconds}, immutable`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(Buffer.from(bytes))
  })
}

/** Only pictures that this server encoded itself are stored. */
function contentTypeOf(bytes: Uint8Array): string {
  const kind = sniffImage(bytes)
  return kind && kind !== 'other' ? `image/${kind}` : 'application/octet-stream'
}
