import * as contract from '@ever-after/contract'
import { keepGroup, readGroup, recordExposure } from '../../domain/experiments/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindExperiments(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.getTestGroup, async ({ caller }) => ({
    group: await readGroup(services, caller),
  }))
  bindEndpoint(http, contract.reportTestGroup, async ({ caller, body }) => ({
    group: await keepGroup(services, caller, body.group),
  }))
  bindEndpoint(http, contract.reportExposure, async ({ caller, body }) => {
    await recordExposure(services, caller, body)
    return { success: true as const }
  })
}
