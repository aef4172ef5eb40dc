import { isNative } from './is-native.ts'
import { duringSystemDialog } from './privacy-screen.ts'

/** Gives a file to the person: as a download in a browser, through the share sheet on a phone. */
export async function saveFile({ blob, name }: { blob: Blob; name: string }): Promise<void> {
  if (isNative()) {
    const { shareFile } = await import('./native/share.ts')
    const file = new File([blob], name, { type: blob.type })
    await duringSystemDialog(() => shareFile({ file, title: name, text: '' }))
    return
  }
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
