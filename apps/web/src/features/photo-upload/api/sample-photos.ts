import { errorOfAnswer } from '@ever-after/contract'

/** The two portraits at these addresses; undefined where there are none. */
export async function loadSamplePhotos(urls: readonly string[]): Promise<[File, File] | undefined> {
  const [first, second] = await Promise.all(urls.map(load))
  return first && second ? [first, second] : undefined
}

async function load(url: string): Promise<File | undefined> {
  const response = await fetch(url)
  if (!response.ok) throw await errorOfAnswer(response)
  // The app's own page answers unknown paths, so that the status alone says nothing.
  const isPicture = response.headers.get('content-type') === 'image/jpeg'
  return isPicture ? new File([await response.blob()], 'sample.jpg', { type: 'image/jpeg' }) : undefined
}
