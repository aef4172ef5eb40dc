import { Agent } from 'node:https'
import { connect } from 'node:net'

/** Leads what is meant for FCM's host, which the library has built in, to a plain HTTP server instead. */
export function elsewhereAgent(baseUrl: string): Agent {
  const { hostname, port } = new URL(baseUrl)
  return new ElsewhereAgent({ host: hostname, port: Number(port) || 80 })
}

class ElsewhereAgent extends Agent {
  readonly #target: { host: string; port: number }

  constructor(target: { host: string; port: number }) {
    super({ keepAlive: true })
    this.#target = target
  }

  override createConnection() {
    return connect(this.#target)
  }
}
