import { isNative } from './is-native.ts'
import { duringSystemDialog } from './privacy-screen.ts'
import { shareInBrowser } from './share-picture.ts'

interface SharedLink {
  title: string
  text: string
  url: string
}

/** Hands a link to the share sheet; a browser without one copies it, and the caller should say so. */
export async function shareLink(link: SharedLink): Promise<'shared' | 'copied' | 'closed'> {
  if (isNative()) {
    const { shareAddress } = await import('./native/share.ts')
    return (await duringSystemDialog(() => shareAddress(link))) ? 'shared' : 'closed'
  }
  if (typeof navigator.share === 'function') return (await shareInBrowser(link)) ? 'shared' : 'closed'
  await navigator.clipboard.writeText(link.url)
  return 'copied'
}
