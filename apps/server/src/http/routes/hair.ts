import * as contract from '@ever-after/contract'
import { deleteCreation } from '../../domain/creations/index.ts'
import { applyHair, getHair, listChanges, showSwatches } from '../../domain/hair/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindHair(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.getHairSwatches, ({ caller, params }) =>
    showSwatches(services, caller, params.photoId),
  )
  bindEndpoint(http, contract.applyHairColour, ({ caller, params, body, idempotencyKey }) =>
    applyHair(services, caller, { ...params, ...body, idempotencyKey }),
  )
  bindEndpoint(http, contract.getHairChange, ({ caller, params }) => getHair(services, caller, params.id))
  bindEndpoint(http, contract.listHairChanges, ({ caller, query }) => listChanges(services, caller, query))
  bindEndpoint(http, contract.deleteHairChange, async ({ caller, params }) => {
    await deleteCreation(services, caller, { kind: 'hair', id: params.id })
    return { success: true as const }
  })
}
