import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { drawFlatPicture } from './draw-flat-picture.ts'
import type { FakeOpening, FakePainter, FakeProvider } from './fake-provider.ts'
import type { Fault } from './faults.ts'
import { page, paintOrder } from './paint-order.ts'
import { protocols } from './protocols/index.ts'
import type { Asked, FakeRequest, Order, Reply } from './protocols/protocol.ts'
import { readRequest } from './read-request.ts'
import { drip, flood, sendReply } from './send-reply.ts'

const apiKey = 'fake-key'

/** Starts a server on loopback that speaks one provider's protocol, with the faults of `faults.ts`. */
export async function startFakeProvider({
  provider,
  painter = drawFlatPicture,
  otherPainter,
  pendingAnswers = 1,
  port = 0,
}: FakeOpening): Promise<FakeProvider> {
  const protocol = protocols[provider]
  const requests: FakeRequest[] = []
  const asked: Asked[] = []
  const orders = new Map<string, Order & { fault: Fault | undefined }>()
  const next: (Fault | 'none')[] = []
  const state: { fault?: Fault; painter: FakePainter; waiting: number } = { painter, waiting: 0 }

  const server = createServer((message, response) => {
    state.waiting++
    response.on('close', () => state.waiting--)
    answer(message, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    )
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const origin = originOf(server.address())

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(message)
    requests.push(request)
    if (request.method === 'POST') return takeOrder(request, response)
    const order = orders.get(/order-\d+/.exec(request.path)?.[0] ?? '')
    const reply = order && followOrder(order, request)
    sendReply(response, reply ? { reply, pace: paceOf(order.fault, reply) } : { reply: nothingHere })
  }

  function followOrder(order: Order, { path }: FakeRequest): Reply | undefined {
    if (path.startsWith('/files/')) return { status: 200, body: order.picture, hasPicture: true }
    order.isPending = order.timesAsked++ < pendingAnswers
    return protocol.tell?.(order, origin)
  }

  async function takeOrder(request: FakeRequest, response: ServerResponse): Promise<void> {
    if (!protocol.isAllowed(request, apiKey))
      return sendReply(response, { reply: protocol.trouble('unauthorized') })
    const wish = await protocol.read(request)
    asked.push(wish)
    const chosen = next.shift() ?? state.fault
    const fault = chosen === 'none' ? undefined : chosen
    switch (fault) {
      case 'server_error':
      case 'busy':
      case 'unauthorized':
      case 'empty_account':
        return sendReply(response, { reply: protocol.trouble(fault) })
      case 'html':
        return sendReply(response, { reply: htmlPage })
      case 'hang':
        return
      case 'drip':
        return drip(response)
      case 'flood':
        return flood(response)
    }
    const order = {
      ...wish,
      id: `order-${asked.length}`,
      picture: await paintOrder(wish, { painter: state.painter, otherPainter, fault }),
      isRefused: fault === 'refusal',
      isInline: protocol.isInline?.(request) ?? false,
      isPending: true,
      timesAsked: 0,
      fault,
    }
    orders.set(order.id, order)
    const reply = protocol.take(order, origin)
    sendReply(response, { reply, pace: paceOf(fault, reply) })
  }

  return {
    account: { apiKey, baseUrl: `${origin}${protocol.basePath}` },
    requests,
    asked,
    fail: (fault) => {
      state.fault = fault
    },
    failNext: (...faults) => next.push(...faults),
    paint: (painter) => {
      state.painter = painter
    },
    waiting: () => state.waiting,
    close() {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

const htmlPage: Reply = { status: 200, headers: { 'content-type': 'text/html' }, body: page }
const nothingHere: Reply = { status: 404, body: {} }

function paceOf(fault: Fault | undefined, { hasPicture = false }: Reply) {
  return hasPicture && (fault === 'stall' || fault === 'reset') ? fault : 'whole'
}

function originOf(address: AddressInfo | string | null): string {
  if (!address || typeof address === 'string') throw new Error('The fake provider listens on no port.')
  return `http://127.0.0.1:${address.port}`
}
