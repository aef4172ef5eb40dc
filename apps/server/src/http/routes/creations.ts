import * as contract from '@ever-after/contract'
import {
  applyStyle,
  countCreations,
  deleteCreation,
  drawStyleThumbnail,
  getStyle,
  listChecks,
  listStyles,
  printStyle,
  redoStyle,
  starStyle,
} from '../../domain/creations/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindCreations(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.applyStyle, ({ caller, body, idempotencyKey }) =>
    applyStyle(services, caller, { body, idempotencyKey }),
  )
  bindEndpoint(http, contract.drawStyleThumbnail, ({ caller, body, signal }) =>
    drawStyleThumbnail(services, caller, { body, signal }),
  )
  bindEndpoint(http, contract.getStyleApplication, ({ caller, params }) =>
    getStyle(services, caller, params.id),
  )
  bindEndpoint(http, contract.listStyleApplications, ({ caller, query }) =>
    listStyles(services, caller, query),
  )
  bindEndpoint(http, contract.countCreations, ({ caller }) => countCreations(services, caller))
  bindEndpoint(http, contract.listCreationChecks, ({ query }) => listChecks(services, query))
  bindEndpoint(http, contract.starStyleApplication, async ({ caller, params, body }) => {
    await starStyle(services, caller, { ...params, ...body })
    return { success: true as const }
  })
  bindEndpoint(http, contract.redoStyle, ({ caller, params, body, idempotencyKey }) =>
    redoStyle(services, caller, { ...params, ...body, idempotencyKey }),
  )
  bindEndpoint(http, contract.printStyle, ({ caller, params }) => printStyle(services, caller, params.id))
  bindEndpoint(http, contract.deleteStyleApplication, async ({ caller, params }) => {
    await deleteCreation(services, caller, { kind: 'style', id: params.id })
    return { success: true as const }
  })
}
