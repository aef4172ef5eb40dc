import { createVerify, generateKeyPairSync } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FcmFault, faults } from './fake-fcm-faults.ts'

export type { FcmFault } from './fake-fcm-faults.ts'

/** A message as HTTP v1 has it. */
export interface SentMessage {
  token: string
  notification?: { title: string; body: string }
  data?: Record<string, string>
  apns?: { headers: Record<string, string> }
}

export interface FakeFcm {
  origin: string
  serviceAccountFile: string
  /** Variables that make a server use this one. */
  env: Record<string, string>
  /** Messages that were taken, in their order; trials are none. */
  readonly taken: SentMessage[]
  /** Every message that came, with what was refused. */
  readonly asked: SentMessage[]
  /** How often the account asked for an access token. */
  readonly logins: string[]
  /** Fails every message to an address that starts with these letters, or only as often as is said. */
  fail(tokenStart: string, fault: FcmFault, times?: number): void
  /** Answers each message only after so long. */
  slowDown(ms: number): void
  refuseLogins(status: number): void
  /** Works again, and has heard of nothing. */
  recover(): void
  close(): Promise<void>
}

interface Rule {
  tokenStart: string
  fault: FcmFault
  left: number
}

const projectId = 'wed'
const accessToken = 'an access token'

/** Google's token endpoint and FCM's HTTP v1 on loopback; who asks must be who signed, and sign in before. */
export async function startFakeFcm(): Promise<FakeFcm> {
  const rules: Rule[] = []
  const taken: SentMessage[] = []
  const asked: SentMessage[] = []
  const logins: string[] = []
  const state = { delayMs: 0, loginStatus: 200 }
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' })

  const login = (body: string, reply: ServerResponse) => {
    const assertion = new URLSearchParams(body).get('assertion') ?? ''
    logins.push(assertion)
    if (state.loginStatus !== 200) return answer(reply, state.loginStatus, { error: 'invalid_grant' })
    if (!isSigned(assertion, publicKey)) return answer(reply, 401, { error: 'invalid_grant' })
    return answer(reply, 200, { access_token: accessToken, expires_in: 3600, token_type: 'Bearer' })
  }
  const send = (request: IncomingMessage, body: string, reply: ServerResponse) => {
    if (request.headers.authorization !== `Bearer ${accessToken}`) return answer(reply, ...faults.thirdParty)
    const { message, validate_only: isTrial } = JSON.parse(body) as {
      message: SentMessage
      validate_only?: boolean
    }
    asked.push(message)
    const rule = rules.find(({ tokenStart, left }) => left > 0 && message.token.startsWith(tokenStart))
    if (rule) rule.left--
    // The words are wrong, not the address: an empty message to it is taken.
    const fault = rule?.fault === 'badWords' ? (isTrial ? undefined : 'invalidArgument') : rule?.fault
    if (fault === 'cut') return request.socket.destroy()
    if (fault === 'hang') return
    if (fault === 'html') return reply.setHeader('content-type', 'text/html').end('<p>Gateway</p>')
    if (fault) return answer(reply, ...faults[fault])
    if (!isTrial) taken.push(message)
    return answer(reply, 200, { name: `projects/${projectId}/messages/${taken.length}` })
  }

  const server = createServer(async (request, reply) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    if (request.url === '/token') return login(body, reply)
    if (request.url !== `/v1/projects/${projectId}/messages:send`) return answer(reply, 404, {})
    if (state.delayMs) await new Promise((resolve) => setTimeout(resolve, state.delayMs))
    return send(request, body, reply)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const serviceAccountFile = join(tmpdir(), `ever-after-fcm-${crypto.randomUUID()}.json`)
  await writeFile(
    serviceAccountFile,
    JSON.stringify({
      type: 'service_account',
      project_id: projectId,
      client_email: 'sender@wed.iam.gserviceaccount.com',
      private_key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${origin}/token`,
    }),
  )
  return {
    origin,
    serviceAccountFile,
    env: { FCM_SERVICE_ACCOUNT_FILE: serviceAccountFile, FCM_BASE_URL: origin },
    taken,
    asked,
    logins,
    fail: (tokenStart, fault, times = Number.POSITIVE_INFINITY) =>
      void rules.unshift({ tokenStart, fault, left: times }),
    slowDown: (ms) => {
      state.delayMs = ms
    },
    refuseLogins: (status) => {
      state.loginStatus = status
    },
    recover() {
      for (const list of [rules, taken, asked, logins]) list.length = 0
      Object.assign(state, { delayMs: 0, loginStatus: 200 })
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await rm(serviceAccountFile, { force: true })
    },
  }
}

function isSigned(assertion: string, publicKey: string | Buffer): boolean {
  const [header, claims, signature = ''] = assertion.split('.')
  return createVerify('RSA-SHA256')
    .update(`${header}.${claims}`)
    .verify(publicKey, Buffer.from(signature, 'base64url'))
}

function answer(
  reply: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
