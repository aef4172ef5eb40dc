import { BlockList, isIP } from 'node:net'

/** Name of a public server; undefined for one of the operator's own network and for a bare number, which tells nobody anything. */
export function nameOfHost(address: string): string | undefined {
  const { hostname } = new URL(address)
  return isIP(withoutBrackets(hostname)) || isOwnNetwork(address) ? undefined : hostname
}

/** Whether an address leads nowhere but to this machine or the network around it. */
export function isOwnNetwork(address: string): boolean {
  const host = withoutBrackets(new URL(address).hostname)
  const family = isIP(host)
  if (family !== 0) return ownNumbers.check(host, family === 6 ? 'ipv6' : 'ipv4')
  // Names without a dot are those of a compose file or of a machine next door.
  return !host.includes('.') || ownEndings.some((ending) => host.endsWith(ending))
}

const ownEndings = ['.localhost', '.local', '.internal', '.lan', '.home.arpa', '.svc']
const ownNumbers = new BlockList()
ownNumbers.addSubnet('0.0.0.0', 8)
ownNumbers.addSubnet('10.0.0.0', 8)
ownNumbers.addSubnet('100.64.0.0', 10)
ownNumbers.addSubnet('127.0.0.0', 8)
ownNumbers.addSubnet('169.254.0.0', 16)
ownNumbers.addSubnet('172.16.0.0', 12)
ownNumbers.addSubnet('192.168.0.0', 16)
ownNumbers.addSubnet('::', 127, 'ipv6')
ownNumbers.addSubnet('fc00::', 7, 'ipv6')
ownNumbers.addSubnet('fe80::', 10, 'ipv6')

/** As an address writes a number of the sixth version. */
function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '')
}
