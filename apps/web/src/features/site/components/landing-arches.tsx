import { classNames } from '@ever-after/ui'
import { showcase } from '../showcase.ts'
import { SitePicture } from './site-picture.tsx'

const places = [
  'order-2 z-10 w-[min(54vw,300px)]',
  'order-1 -mr-[min(9vw,40px)] w-[min(36vw,220px)]',
  'order-3 -ml-[min(9vw,40px)] w-[min(36vw,220px)]',
]

/** Three styles in arches, the first in the middle. */
export function LandingArches() {
  return (
    <div className="flex w-[calc(100%+48px)] shrink-0 items-end justify-center lg:w-auto">
      {showcase.hero.map((picture, index) => (
        <div key={picture.file} className={classNames('arch bg-paper p-2', places[index])}>
          <SitePicture
            picture={picture}
            isFirst
            isMain={index === 0}
            isDecoration={index > 0}
            sizes={index === 0 ? '(min-width: 556px) 300px, 54vw' : '(min-width: 612px) 220px, 36vw'}
            className="arch aspect-[4/5] w-full"
          />
        </div>
      ))}
    </div>
  )
}
