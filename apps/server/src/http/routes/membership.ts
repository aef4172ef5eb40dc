import * as contract from '@ever-after/contract'
import { giveSupportGrant, readLedger, readStatus } from '../../domain/membership/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindMembership(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.getSubscriptionStatus, ({ caller }) => readStatus(services, caller))
  bindEndpoint(http, contract.getLedger, ({ caller, query }) => readLedger(services, caller, query))
  bindEndpoint(http, contract.giveSupportGrant, ({ body }) => giveSupportGrant(services, body))
}
