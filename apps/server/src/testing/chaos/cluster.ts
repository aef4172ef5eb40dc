import { setTimeout as sleep } from 'node:timers/promises'
import { type ChildServer, startChildServer } from '../child-server.ts'
import type { FreshDatabase } from '../fresh-database.ts'

export type Role = 'http' | 'worker'

export interface ClusterOptions {
  database: FreshDatabase
  roles: readonly Role[]
  env?: Record<string, string>
}

interface Node {
  name: string
  role: Role
  /** Undefined while it is dead. */
  child: ChildServer | undefined
}

export interface Cluster {
  /** Asks the processes that answer in turn, and another one when the first is gone. */
  fetch: typeof fetch
  /** Ends a process without any warning and starts it again after a while; answers its name. */
  killNext(restartAfterMs: number): Promise<string>
  /** How often a request found nobody and was asked again. */
  countRetries(): number
  stop(): Promise<void>
}

const anyOrigin = 'http://cluster'
/** For clients; the cluster's `fetch` finds a process. */
export const clusterUrl = `${anyOrigin}/api`
const mostTries = 200

/** Processes of the whole server with the light engine on one database server, as a supervisor and a balancer keep them. */
export async function startCluster({ database, roles, env }: ClusterOptions): Promise<Cluster> {
  const start = (role: Role) => startChildServer(database, { ...env, ROLE: role })
  const nodes: Node[] = []
  for (const role of roles)
    nodes.push({ name: `${role} ${nodes.length + 1}`, role, child: await start(role) })
  let [turn, victim, retries] = [0, 0, 0]

  const nextOrigin = () => {
    const alive = nodes.filter(({ role, child }) => role === 'http' && child)
    return alive.length ? alive[turn++ % alive.length].child?.origin : undefined
  }
  return {
    async fetch(input, init) {
      for (let tries = 1; ; tries++) {
        try {
          const url = String(input).replace(anyOrigin, nextOrigin() ?? anyOrigin)
          return await withWholeBody(await fetch(url, init))
        } catch (error) {
          if (tries === mostTries || init?.signal?.aborted) throw error
          retries++
          await sleep(50)
        }
      }
    },
    async killNext(restartAfterMs) {
      const node = nodes[victim++ % nodes.length]
      const { child, role } = node
      node.child = undefined
      await child?.kill()
      await sleep(restartAfterMs)
      node.child = await start(role)
      return node.name
    },
    countRetries: () => retries,
    async stop() {
      for (const { child } of nodes) await child?.stop()
    },
  }
}

/** An answer that breaks off is no answer; events are read as they come. */
async function withWholeBody(response: Response): Promise<Response> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response
  const { status, headers } = response
  const body = await response.arrayBuffer()
  return new Response(body.byteLength ? body : null, { status, headers })
}
