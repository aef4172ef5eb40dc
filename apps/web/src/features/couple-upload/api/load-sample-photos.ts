/** Two portraits that the preview serves; undefined where there are none. */
export async function loadSamplePhotos(): Promise<[File, File] | undefined> {
  const [first, second] = await Promise.all([load('partner1.jpg'), load('partner2.jpg')])
  return first && second ? [first, second] : undefined
}

async function load(name: string): Promise<File | undefined> {
  const response = await fetch(`/sample-photos/${name}`)
  const isPicture = response.ok && response.headers.get('content-type') === 'image/jpeg'
  return isPicture ? new File([await response.blob()], name, { type: 'image/jpeg' }) : undefined
}
