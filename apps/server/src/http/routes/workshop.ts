import * as contract from '@ever-after/contract'
import { getCheck } from '../../domain/creations/index.ts'
import { deleteTestPanel, keepTestPanel, listTestPanels } from '../../domain/test-panels/index.ts'
import { createStylePreviews, createVariationWriter } from '../../domain/workshop/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindWorkshop(http: Http): void {
  const { services, config } = http
  const drawStylePreview = createStylePreviews(services, config.addressOrigin)
  const writeVariations = createVariationWriter(services)
  bindEndpoint(http, contract.generatePreview, ({ caller, body, idempotencyKey }) =>
    drawStylePreview(caller, { body, idempotencyKey }),
  )
  bindEndpoint(http, contract.generateVariations, ({ body }) => writeVariations(body.basePrompt))
  bindEndpoint(http, contract.listTestPanels, async ({ caller }) => ({
    panels: await listTestPanels(services, caller),
  }))
  bindEndpoint(http, contract.keepTestPanel, ({ caller, body }) => keepTestPanel(services, caller, body))
  bindEndpoint(http, contract.deleteTestPanel, async ({ params }) => {
    await deleteTestPanel(services, params.id)
    return { success: true as const }
  })
  bindEndpoint(http, contract.getCreationCheck, ({ caller, params }) => getCheck(services, caller, params.id))
}
