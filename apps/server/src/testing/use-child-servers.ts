import { afterEach, beforeEach } from 'vitest'
import { type ChildServer, startChildServer } from './child-server.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'

/** Gives every test of a file a database of its own and ends the servers that it started. */
export function useChildServers() {
  let fresh: FreshDatabase
  const children: ChildServer[] = []
  beforeEach(async () => {
    fresh = await freshDatabase()
  })
  afterEach(async () => {
    for (const child of children.splice(0)) await child.kill()
    await fresh.remove()
  })
  return {
    database: () => fresh,
    async start(env?: Record<string, string>, on: FreshDatabase = fresh) {
      const child = await startChildServer(on, env)
      children.push(child)
      return child
    },
  }
}
