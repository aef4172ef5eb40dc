import { useEffect, useState } from 'react'
import { sharpenPreview } from './sharpen-preview.ts'

/** The address to show a preview from: the small one at once, the sharp one as soon as it is drawn. */
export function useSharpPreview({
  photo,
  preview,
}: {
  photo: string | undefined
  preview: string | undefined
}) {
  const [drawn, setDrawn] = useState<{ preview: string; url: string }>()

  useEffect(() => {
    if (!photo || !preview) return
    let isCurrent = true
    sharpenPreview({ photo, preview }).then(
      (url) => (isCurrent ? setDrawn({ preview, url }) : URL.revokeObjectURL(url)),
      // A picture that may not be read stays soft, which is what the small preview is.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [photo, preview])

  useEffect(() => {
    if (drawn) return () => URL.revokeObjectURL(drawn.url)
  }, [drawn])

  return drawn && drawn.preview === preview ? drawn.url : preview
}
