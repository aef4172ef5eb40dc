import { isIPv6 } from 'node:net'

/** What one household or phone holds: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function subnetOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head, tail] = address.split('%')[0].split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
