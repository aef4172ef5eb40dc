import type { Finding } from '../finding.ts'

export interface PublicFace {
  isProduction: boolean
  publicUrl: string
  /** Whether PUBLIC_URL is set. */
  isChosen: boolean
  supportEmail: string
  appStoreUrl: string | undefined
  /** False where no proxy is believed. */
  trustProxy: unknown
}

/** What people see of the installation, as far as the configuration tells. */
export function judgePublicFace(face: PublicFace): Finding[] {
  return [judgeAddress(face), ...judgeProxy(face), judgeSupport(face), judgeAppStore(face)]
}

function judgeAddress({ isProduction, publicUrl, isChosen }: PublicFace): Finding {
  const part = 'Address'
  const isSafe = publicUrl.startsWith('https:')
  if (!isProduction || (isChosen && isSafe))
    return { part, state: 'ready', words: `People reach the server at ${publicUrl}.` }
  return {
    part,
    state: 'attention',
    words: `In production people are sent to ${publicUrl}.`,
    remedy: 'Set PUBLIC_URL to the https address that people use.',
  }
}

/** This server speaks no https itself, so that such an address means a proxy. */
function judgeProxy({ publicUrl, isChosen, trustProxy }: PublicFace): Finding[] {
  if (!isChosen || !publicUrl.startsWith('https:') || trustProxy !== false) return []
  return [
    {
      part: 'Proxy',
      state: 'attention',
      words: 'Everybody counts as one address, that of the proxy in front: limits hit all at once.',
      remedy: 'Set TRUST_PROXY to the number of proxies of yours in front, such as 1, or to their networks.',
    },
  ]
}

function judgeSupport({ isProduction, supportEmail }: PublicFace): Finding {
  const part = 'Support'
  const isPlaceholder = supportEmail.endsWith('@example.com')
  if (!isPlaceholder) return { part, state: 'ready', words: `People write to ${supportEmail}.` }
  return {
    part,
    state: isProduction ? 'attention' : 'off',
    words: `People are told a placeholder, ${supportEmail}.`,
    remedy: 'Set SUPPORT_EMAIL to an address that somebody reads.',
  }
}

function judgeAppStore({ appStoreUrl }: PublicFace): Finding {
  const part = 'App Store'
  if (appStoreUrl) return { part, state: 'ready', words: `The pages lead to ${appStoreUrl}.` }
  return { part, state: 'off', words: 'The pages say that the app comes. APP_STORE_URL changes that.' }
}
