import { isIP } from 'node:net'
import { z } from 'zod'

/** Whose word on a client's address is taken: nobody's, of so many hops from here, or of these addresses and networks. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean)

const mostHops = 9
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

export const proxyVariables = {
  TRUST_PROXY: z
    .string()
    .default('0')
    .transform((value, context): TrustedProxies => {
      const hops = /^\d$/.test(value) ? Number(value) : undefined
      if (hops === 0 || value === 'false') return false
      if (hops !== undefined) return (_address, hop) => hop < hops
      const networks = value.split(',').map((network) => network.trim())
      if (networks.every(isNetwork)) return networks
      context.addIssue(
        `the number of proxies in front, 0 to ${mostHops}, or their addresses, such as 10.0.0.0/8,loopback`,
      )
      return z.NEVER
    }),
}

function isNetwork(network: string): boolean {
  if (namedNetworks.includes(network)) return true
  const [address, bits, ...rest] = network.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
