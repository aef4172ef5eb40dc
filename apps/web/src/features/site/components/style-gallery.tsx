import type { Style } from '@ever-after/contract'
import { Picture } from '@ever-after/ui'
import { imageUrl } from '#server-state'
import { copy } from '../copy.ts'

export function StyleGallery({ styles }: { styles: readonly Style[] }) {
  return (
    <section aria-label={copy.stylesTitle} className="mt-24 grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3">
      {styles.map((style) => (
        <figure key={style.id}>
          <Picture
            src={imageUrl(style.variations[0].previewPath)}
            alt=""
            loading="lazy"
            className="aspect-[3/4] w-full rounded-card"
          />
          <figcaption className="mt-2.5 text-center font-serif text-[17px]">{style.displayName}</figcaption>
        </figure>
      ))}
    </section>
  )
}
