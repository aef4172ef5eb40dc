import { fieldOf, textOf } from '../wire/read-json.ts'
import type { Complaint } from './adapter.ts'

/** What an error in OpenAI's form says, from OpenAI and from those who speak its protocol. */
export function openaiComplaint(body: unknown): Complaint | undefined {
  const [code, message] = ['code', 'message'].map((key) => textOf(fieldOf(body, 'error', key)))
  if (refusals.has(code) || /safety system|content polic/i.test(message)) return 'unsafe'
  return emptyAccount.has(code) ? 'over_budget' : undefined
}

const refusals = new Set(['moderation_blocked', 'content_policy_violation', 'content_filter'])
const emptyAccount = new Set(['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active'])
