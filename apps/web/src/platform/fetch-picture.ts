import { errorOfAnswer } from '@ever-after/contract'

/**
 * A picture's bytes. One at another server may lie in the browser's cache as it was shown, without that server's leave
 * to read it, and is asked for anew.
 */
export async function fetchPicture(url: string): Promise<Blob> {
  const isElsewhere = URL.canParse(url) && new URL(url).origin !== location.origin
  const response = await fetch(url, isElsewhere ? { cache: 'reload' } : {})
  if (!response.ok) throw await errorOfAnswer(response)
  return response.blob()
}
