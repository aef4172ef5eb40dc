import { getSubscriptionStatus } from '@ever-after/contract'
import { readStatus } from '../../domain/membership/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindMembership(http: Http): void {
  bindEndpoint(http, getSubscriptionStatus, ({ caller }) => readStatus(http.services, caller))
}
