import { endpoint } from '../endpoint.ts'
import { done } from '../schemas/done.ts'
import { ledgerPage, ledgerQuery } from '../schemas/ledger.ts'
import { oneTimePurchaseBody, oneTimeStatus, portraitCreditsBody, syncBody } from '../schemas/purchase.ts'
import { supportGrantBody, supportGrantReply } from '../schemas/support-grant.ts'

export const syncSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions/sync',
  auth: 'device',
  tag: 'membership',
  summary: 'Reads this device’s purchases from the store again; what the caller says of them is not believed',
  body: syncBody,
  reply: done,
  errors: [
    'bad_request',
    'malformed_json',
    'unauthenticated',
    'forbidden',
    'rate_limited',
    'store_unavailable',
  ],
})

const purchaseErrors = [
  'bad_request',
  'malformed_json',
  'unauthenticated',
  'forbidden',
  'idempotency_conflict',
  'rate_limited',
  'wrong_product',
  'purchase_unverified',
  'purchase_of_other',
  'purchase_refunded',
  'store_unavailable',
] as const

export const reportOneTimePurchase = endpoint({
  method: 'POST',
  path: '/purchases/one-time',
  auth: 'device',
  tag: 'membership',
  summary: 'Verifies a one-time purchase with the store and grants what it gives, once for each transaction',
  body: oneTimePurchaseBody,
  reply: oneTimeStatus,
  idempotent: true,
  errors: purchaseErrors,
})

export const reportPortraitCredits = endpoint({
  method: 'POST',
  path: '/purchases/portrait-credits',
  auth: 'device',
  tag: 'membership',
  summary: 'Verifies bought portrait credits with the store and grants them, once for each transaction',
  body: portraitCreditsBody,
  reply: oneTimeStatus,
  idempotent: true,
  errors: purchaseErrors,
})

export const getOneTimeStatus = endpoint({
  method: 'GET',
  path: '/purchases/one-time/status',
  auth: 'device',
  tag: 'membership',
  summary: 'Lifetime downloads and credits of this device',
  reply: oneTimeStatus,
  errors: ['unauthenticated', 'forbidden'],
})

export const getLedger = endpoint({
  method: 'GET',
  path: '/me/ledger',
  auth: 'device',
  tag: 'membership',
  summary: 'Where every change of this device came from and went, newest first',
  query: ledgerQuery,
  reply: ledgerPage,
  errors: ['bad_request', 'unauthenticated', 'forbidden'],
})

export const giveSupportGrant = endpoint({
  method: 'POST',
  path: '/admin/support-grants',
  auth: 'operator',
  tag: 'membership',
  summary: 'Gives a device three changes for a failed one, once for each failure',
  body: supportGrantBody,
  reply: supportGrantReply,
  errors: [
    'bad_request',
    'malformed_json',
    'unauthenticated',
    'forbidden',
    'not_found',
    'already_granted',
    'rate_limited',
  ],
})
