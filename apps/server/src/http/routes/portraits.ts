import * as contract from '@ever-after/contract'
import { deletePortrait, enhancePortrait, listPortraits, savePortrait } from '../../domain/portraits/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindPortraits(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.enhanceWeddingPortrait, ({ caller, body, idempotencyKey }) =>
    enhancePortrait(services, caller, { ...body, portraitType: 'wedding', idempotencyKey }),
  )
  bindEndpoint(http, contract.enhanceDressPortrait, ({ caller, body, idempotencyKey }) =>
    enhancePortrait(services, caller, { ...body, portraitType: 'dress', attire: 'dress', idempotencyKey }),
  )
  bindEndpoint(http, contract.listSavedPortraits, ({ caller }) => listPortraits(services, caller))
  bindEndpoint(http, contract.savePortrait, ({ caller, body }) => savePortrait(services, caller, body))
  bindEndpoint(http, contract.deleteSavedPortrait, async ({ caller, params }) => {
    await deletePortrait(services, caller, params.id)
    return { success: true as const }
  })
}
