import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

// What a Fastify route does that knows its answer: the yardstick of the poll endpoint. The answer is BARE_ANSWER.
const answer: unknown = JSON.parse(process.env.BARE_ANSWER ?? '{}')
const app = Fastify()
app.get('/', async () => answer)
await app.listen({ host: '127.0.0.1', port: 0 })
console.log(`serving on port ${(app.server.address() as AddressInfo).port}`)
