import * as contract from '@ever-after/contract'
import { deleteCreation } from '../../domain/creations/index.ts'
import * as dresses from '../../domain/dresses/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindDresses(http: Http): void {
  bindDressCatalogue(http)
  bindOwnDresses(http)
  bindTryOns(http)
}

function bindDressCatalogue(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.getDresses, ({ caller }) => dresses.viewDresses(services, caller))
  bindEndpoint(http, contract.getStaticDresses, () => dresses.viewDresses(services))
  // The app knows the file without the API's prefix (decision A66).
  http.app.get(contract.getStaticDresses.path, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return dresses.viewDresses(services)
  })
}

function bindOwnDresses(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.uploadOwnDress, ({ caller, files, fields, idempotencyKey }) =>
    dresses.uploadDress(services, caller, { bytes: files.dress, name: fields.name, idempotencyKey }),
  )
  bindEndpoint(http, contract.listUploadedDresses, ({ caller }) => dresses.listUploaded(services, caller))
  bindEndpoint(http, contract.deleteUploadedDress, async ({ caller, params }) => {
    await dresses.deleteUploaded(services, caller, params.id)
    return { success: true as const }
  })
}

function bindTryOns(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.applyDress, ({ caller, body, idempotencyKey }) =>
    dresses.applyDress(services, caller, { body, idempotencyKey }),
  )
  bindEndpoint(http, contract.drawDressThumbnail, ({ caller, body, signal }) =>
    dresses.drawDressThumbnail(services, caller, { body, signal }),
  )
  bindEndpoint(http, contract.getDressTryOn, ({ caller, params }) =>
    dresses.getTryOn(services, caller, params.id),
  )
  bindEndpoint(http, contract.listDressTryOns, ({ caller, query }) =>
    dresses.listTryOns(services, caller, query),
  )
  bindEndpoint(http, contract.deleteDressTryOn, async ({ caller, params }) => {
    await deleteCreation(services, caller, { kind: 'dress', id: params.id })
    return { success: true as const }
  })
}
