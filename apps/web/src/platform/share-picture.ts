import { fetchPicture } from './fetch-picture.ts'
import { isNative } from './is-native.ts'
import { duringSystemDialog } from './privacy-screen.ts'

/** Whether this device has a share sheet that takes pictures; where it has none, saving is the way. */
export function canSharePictures(): boolean {
  if (isNative()) return true
  const probe = new File([], 'picture.jpg', { type: 'image/jpeg' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] })
}

interface SharedPicture {
  url: string
  name: string
  /** Goes along as text, such as who or what made the picture. */
  note: string
}

/** Hands a picture to the share sheet; false when the person closed it. */
export async function sharePicture({ url, name, note }: SharedPicture): Promise<boolean> {
  const file = new File([await fetchPicture(url)], `${name}.jpg`, { type: 'image/jpeg' })
  if (isNative()) {
    const { shareFile } = await import('./native/share.ts')
    return duringSystemDialog(() => shareFile({ file, title: name, text: note }))
  }
  return shareInBrowser({ files: [file], title: name, text: note })
}

/** Opens the browser's share sheet; false when the person closed it. */
export async function shareInBrowser(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}
