import { getAffiliateStatus } from '@ever-after/contract'
import { isAffiliate } from '../../domain/affiliates/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindAffiliates(http: Http): void {
  bindEndpoint(http, getAffiliateStatus, async ({ caller }) => ({
    isActive: await isAffiliate(http.services, caller),
  }))
}
