import type { IncomingHttpHeaders } from 'node:http'
import { isIP, type Socket } from 'node:net'

interface Asked {
  headers: IncomingHttpHeaders
  socket: Pick<Socket, 'remoteAddress'>
}

/** Whether a program of this machine asks, and no proxy of this machine that passes on what others ask. */
export function isFromThisMachine({ headers, socket }: Asked): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const isLoopback = address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
  return isLoopback && headers['x-forwarded-for'] === undefined
}
