import { expect, test } from 'vitest'
import type { Complaint } from '../models/adapter.ts'
import { refusalOf } from './refusal-of.ts'

const refuse = (status: number, complaint?: Complaint) =>
  refusalOf({ status, headers: new Headers(), body: undefined, adapter: { complaintIn: () => complaint } })

test('a good status without a complaint is no refusal', () => {
  for (const status of [200, 201, 202]) expect(refuse(status)).toBeUndefined()
})

test('a complaint counts whatever the status says', () => {
  for (const status of [200, 400, 429, 500]) {
    expect(refuse(status, 'unsafe')).toMatchObject({ code: 'unsafe', reason: 'moderated' })
    expect(refuse(status, 'over_budget')).toMatchObject({ code: 'over_budget', reason: 'account_empty' })
  }
})

const reasons: Record<string, readonly number[]> = {
  bad_request: [400, 404, 405, 413, 422],
  unauthorized: [401, 403],
  busy: [429],
  down: [408, 409, 500, 502, 503, 504, 529],
}

for (const [reason, statuses] of Object.entries(reasons))
  test(`${statuses.join(', ')}: ${reason}`, () => {
    for (const status of statuses)
      expect(refuse(status)).toMatchObject({ code: 'provider_unavailable', reason })
  })

test('payment required is an empty account', () => {
  expect(refuse(402)).toMatchObject({ code: 'over_budget' })
})
