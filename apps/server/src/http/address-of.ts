import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * The client's address, as far as trusted proxies tell it. What a proxy passes on and is no address at all is not taken
 * over: then the address is that of whoever connected.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const told = withoutPort(ip)
  return isIP(told) ? told : (socket.remoteAddress ?? '')
}

/** Some proxies write `203.0.113.9:4711` and `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}
