import { createHash } from 'node:crypto'
import type { Lived } from './live-in.ts'

const ofDevice = [
  '/api/subscriptions/status',
  '/api/me/ledger',
  '/api/wedding-styles',
  '/api/wedding-dress/history',
  '/api/enhanced-portraits',
  '/api/config/wedding-styles',
  '/api/config/wedding-dress',
]
const ofOperator = [
  '/api/admin/actions',
  '/api/admin/creation-checks',
  '/api/analytics/styles',
  '/api/analytics/activity',
  '/api/analytics/style-requests?state=open',
  '/api/config/versions',
  '/api/config/releases?catalogue=live',
]

/** What a server answers to everything that can be read, with the pictures behind the addresses in the answers. */
export async function readAnswers(
  { origin }: { origin: string },
  lived: Lived,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  const ask = async (path: string, token: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } })
    const text = await answer.text()
    answers[path] = `${answer.status} ${withoutSignatures(text)}`
    for (const [, address] of text.matchAll(/"((?:http[^"]*)?\/media\/[^"]+)"/g))
      answers[withoutSignatures(address)] = await hashOf(new URL(address, origin))
  }
  for (const path of ofDevice) await ask(path, lived.deviceToken)
  for (const path of ofOperator) await ask(path, lived.operatorToken)
  return answers
}

async function hashOf(address: URL): Promise<string> {
  const answer = await fetch(address)
  const hash = createHash('sha256').update(new Uint8Array(await answer.arrayBuffer()))
  return `${answer.status} ${hash.digest('hex')}`
}

/** Addresses are signed anew with each answer, and the port is another one. */
function withoutSignatures(text: string): string {
  return text.replace(/\?[^"\s]*signature=[^"\s]*/g, '').replace(/http:\/\/localhost:\d+/g, '')
}
