import { classNames } from '@ever-after/ui'
import { siteCopy } from '../copy.ts'
import { coupleShowcase, type ShowcasePicture, showcase } from '../showcase.ts'
import { showsCouple } from '../shows-couple.ts'
import { SitePicture } from './site-picture.tsx'

const places = [
  'order-2 z-10 w-[min(54vw,300px)]',
  'order-1 -me-[min(9vw,40px)] w-[min(36vw,220px)]',
  'order-3 -ms-[min(9vw,40px)] w-[min(36vw,220px)]',
]

/** A phone of three dots to a pixel gets two, which nobody can tell apart, and so the file that the app starts with. */
const mainSizes = '(min-width: 556px) 284px, (min-resolution: 2.5dppx) 36vw, calc(54vw - 16px)'

/** Three arches, the first in the middle: a real picture between the two portraits it was made from, or three styles. */
export function LandingArches() {
  return (
    // Each portrait lies beside the person of the picture, in whatever direction words run.
    <div dir="ltr" className="flex w-[calc(100%+48px)] shrink-0 items-end justify-center lg:w-auto">
      {picturesOfHero().map(({ picture, alt }, index) => (
        <div key={picture.file} className={classNames('arch bg-paper p-2', places[index])}>
          <SitePicture
            picture={picture}
            alt={alt}
            isMain={index === 0}
            sizes={index === 0 ? mainSizes : '(min-width: 612px) 204px, calc(36vw - 16px)'}
            className="arch aspect-[4/5] w-full"
          />
        </div>
      ))}
    </div>
  )
}

function picturesOfHero(): { picture: ShowcasePicture; alt: string }[] {
  if (!showsCouple())
    return showcase.hero.map((picture, index) => ({
      picture,
      alt: index === 0 ? siteCopy.aPicture(picture.name) : '',
    }))
  const { hero, portraits } = coupleShowcase
  return [
    { picture: hero, alt: siteCopy.aCouple(hero.name) },
    ...portraits.map((picture, index) => ({ picture, alt: siteCopy.aPortrait(index + 1) })),
  ]
}
