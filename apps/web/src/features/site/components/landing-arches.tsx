import type { Style } from '@ever-after/contract'
import { classNames, Picture } from '@ever-after/ui'
import { imageUrl } from '#server-state'

const places = [
  'order-2 z-10 w-[min(52vw,300px)]',
  'order-1 -mr-[min(9vw,40px)] w-[min(36vw,220px)] opacity-90',
  'order-3 -ml-[min(9vw,40px)] w-[min(36vw,220px)] opacity-90',
]

/** Three styles in arches, the first in the middle. */
export function LandingArches({ styles }: { styles: readonly Style[] }) {
  return (
    <div className="mt-7 flex min-h-[calc(min(52vw,300px)*1.25)] items-end justify-center">
      {styles.map((style, index) => (
        <div key={style.id} className={classNames('arch bg-paper p-2', places[index])}>
          <Picture
            src={imageUrl(style.variations[0].previewPath)}
            alt=""
            className="aspect-[4/5] w-full arch"
          />
        </div>
      ))}
    </div>
  )
}
