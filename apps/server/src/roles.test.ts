import { expect, test } from 'vitest'
import { freshDatabase } from './testing/fresh-database.ts'
import { useChildServers } from './testing/use-child-servers.ts'

const { start } = useChildServers()

test('a wrong setting or a taken port keeps the server from starting with one sentence', {
  tags: ['slow'],
}, async () => {
  await expect(start({ PORT: 'eighty' })).rejects.toThrow(/cannot start.*PORT/s)
  const { port } = new URL((await start()).origin)
  const other = await freshDatabase()
  await expect(start({ PORT: port }, other)).rejects.toThrow('Stop the other program, or set PORT')
  await other.remove()
})
