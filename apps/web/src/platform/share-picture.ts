/** Whether this device has a share sheet that takes pictures. */
export function canSharePictures(): boolean {
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
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
  const file = new File([await response.blob()], `${name}.jpg`, { type: 'image/jpeg' })
  try {
    await navigator.share({ files: [file], title: name, text: note })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}
