/** Saves a picture to the person's device; in a browser that is a download. */
export async function savePicture({ url, name }: { url: string; name: string }): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
  const objectUrl = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = objectUrl
  link.download = `${name}.jpg`
  link.click()
  // The browser reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000)
}
