import { Directory, Filesystem } from '@capacitor/filesystem'
import { Share, type ShareOptions } from '@capacitor/share'

/** Writes a file where the share sheet can read it and hands it over; false when the person closed the sheet. */
export async function shareFile({ file, title, text }: { file: File; title: string; text: string }) {
  const { uri } = await Filesystem.writeFile({
    path: `shared/${file.name.replace(/[\\/:]/g, '-')}`,
    directory: Directory.Cache,
    data: await toBase64(file),
    recursive: true,
  })
  return share({ title, text, files: [uri] })
}

export function shareAddress(link: { title: string; text: string; url: string }): Promise<boolean> {
  return share(link)
}

async function share(options: ShareOptions): Promise<boolean> {
  try {
    await Share.share(options)
    return true
  } catch (error) {
    if (error instanceof Error && error.message === 'Share canceled') return false
    throw error
  }
}

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
