import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { useChildServers } from './testing/use-child-servers.ts'

const { start } = useChildServers()

test('a wrong setting or a taken port keeps the server from starting with one sentence', {
  tags: ['slow'],
}, async () => {
  await expect(start({ PORT: 'eighty' })).rejects.toThrow(/cannot start.*PORT/s)
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(start({ PORT: String(port) })).rejects.toThrow('Stop the other program, or set PORT')
  other.close()
})
