import type { PhotoCompanies } from '@ever-after/contract'
import type { HostedProvider } from '@ever-after/engine'
import type { Config } from '../config.ts'
import type { ConfiguredLink } from '../config-engine.ts'
import type { S3Account } from '../infra/object-store/s3/s3-account.ts'
import { isOwnNetwork, nameOfHost } from './name-of-host.ts'

type Configured = Pick<Config, 'chains' | 'objectStore' | 'imageHost' | 'push'>

/**
 * Who may get a photo under a configuration, by the names that people know; never keys and whole addresses. Previews of styles
 * are drawn from words alone, so their chain names nobody.
 */
export function photoCompaniesOf({ chains, objectStore, imageHost }: Configured): PhotoCompanies {
  return {
    couple: drawersOf(chains.couple),
    dress: drawersOf(chains.dress),
    portrait: drawersOf(chains.portrait),
    storage: objectStore ? storesOf(objectStore) : [],
    hair: imageHost ? ['Cloudinary'] : [],
  }
}

/** Who carries messages to phones: FCM hands those for an iPhone to Apple. */
export function messageCompaniesOf({ push }: Configured): string[] {
  return push ? ['Apple', 'Google'] : []
}

const providerNames: Record<Exclude<HostedProvider, 'openai-compatible'>, string> = {
  google: 'Google',
  openai: 'OpenAI',
  fal: 'fal',
  replicate: 'Replicate',
  'black-forest-labs': 'Black Forest Labs',
}
const unnamed = 'a server of the operator’s choosing'

function drawersOf(chain: readonly ConfiguredLink[] = []): string[] {
  const names = chain.flatMap((link) => {
    if (link === 'studio') return []
    const { provider, account } = link
    if (provider !== 'openai-compatible') return [providerNames[provider]]
    return [(account.baseUrl && nameOfHost(account.baseUrl)) ?? unnamed]
  })
  return [...new Set(names)]
}

/** Hosts that sell storage under a name of theirs; the rest of such an address may name the customer. */
const storageNames: Record<string, string> = {
  'amazonaws.com': 'Amazon',
  'backblazeb2.com': 'Backblaze',
  'cloudflarestorage.com': 'Cloudflare',
  'digitaloceanspaces.com': 'DigitalOcean',
  'storage.googleapis.com': 'Google',
  'wasabisys.com': 'Wasabi',
}

/** A store in the operator's own network is part of the server. */
function storesOf({ endpoint }: S3Account): string[] {
  if (!endpoint) return ['Amazon']
  if (isOwnNetwork(endpoint)) return []
  const host = nameOfHost(endpoint)
  if (!host) return [unnamed]
  const known = Object.keys(storageNames).find((end) => host === end || host.endsWith(`.${end}`))
  return [known ? storageNames[known] : host]
}
