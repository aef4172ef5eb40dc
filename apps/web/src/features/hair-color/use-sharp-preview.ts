import type { HairColour, PhotoFrame } from '@ever-after/contract'
import { useEffect, useState } from 'react'
import type { Swatch } from './model.ts'
import { sharpenPreview } from './sharpen-preview.ts'

interface Look {
  photo: string | undefined
  /** The small preview of the chosen colour. */
  swatch: Swatch | undefined
  frame: PhotoFrame | undefined
}

interface Drawn {
  photo: string
  colour: HairColour
  url: string
}

/**
 * The photo in a colour, once it is drawn; until then in the colour that was looked at before. A photo that may not be
 * read, or a preview whose place in it is not told, leaves the small preview.
 */
export function useSharpPreview({ photo, swatch, frame }: Look): Drawn | undefined {
  const [drawn, setDrawn] = useState<Drawn>()

  useEffect(() => {
    if (!photo || !swatch) return
    const drawnAs = { photo, colour: swatch.color }
    if (!frame) {
      setDrawn({ ...drawnAs, url: swatch.url })
      return
    }
    let isCurrent = true
    sharpenPreview({ photo, preview: swatch.url, frame }).then(
      (url) => (isCurrent ? setDrawn({ ...drawnAs, url }) : URL.revokeObjectURL(url)),
      () => isCurrent && setDrawn({ ...drawnAs, url: swatch.url }),
    )
    return () => {
      isCurrent = false
    }
  }, [photo, swatch, frame])

  useEffect(() => {
    if (drawn?.url.startsWith('blob:')) return () => URL.revokeObjectURL(drawn.url)
  }, [drawn])

  return swatch && drawn?.photo === photo ? drawn : undefined
}
