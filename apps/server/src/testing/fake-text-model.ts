import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the next question is answered: with a text of the model, a status, any body, or never. */
type FakeAnswer = { text: string } | { status: number; body: object | string } | { body: string } | 'hang'

/** What was asked, as OpenAI's protocol has it. */
export interface AskedModel {
  authorization: string | undefined
  path: string | undefined
  model: string
  messages: { role: string; content: string }[]
  responseFormat: unknown
}

export interface FakeTextModel {
  /** Variables that make a server use this one. */
  env: Record<string, string>
  readonly asked: AskedModel[]
  answerNext(answer: FakeAnswer): void
  close(): Promise<void>
}

/** A server on loopback that speaks OpenAI's chat completions. */
export async function startFakeTextModel(): Promise<FakeTextModel> {
  const answers: FakeAnswer[] = []
  const asked: AskedModel[] = []
  const server = createServer(async (request, reply) => {
    asked.push(await readQuestion(request))
    const answer = answers.shift() ?? { status: 500, body: 'nothing to answer' }
    if (answer === 'hang') return
    reply.setHeader('content-type', 'application/json')
    if ('text' in answer) return reply.end(JSON.stringify(completionOf(answer.text)))
    if ('status' in answer) reply.statusCode = answer.status
    return reply.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    env: { TEXT_MODEL_URL: `http://127.0.0.1:${port}/v1`, TEXT_MODEL_KEY: 'a key', TEXT_MODEL: 'writer-1' },
    asked,
    answerNext: (answer) => answers.push(answer),
    close() {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

async function readQuestion(request: IncomingMessage): Promise<AskedModel> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { model, messages, response_format } = JSON.parse(Buffer.concat(chunks).toString())
  return {
    authorization: request.headers.authorization,
    path: request.url,
    model,
    messages,
    responseFormat: response_format,
  }
}

function completionOf(content: string) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'writer-1',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 200, total_tokens: 300 },
  }
}
