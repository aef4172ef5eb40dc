import { beforeLine, ComparisonLine } from '@ever-after/ui'
import { siteCopy } from '../copy.ts'
import { coupleShowcase } from '../showcase.ts'
import { SitePicture } from './site-picture.tsx'

const sizes = '(min-width: 512px) 448px, calc(100vw - 48px)'
const tag = 'absolute top-3 rounded-full bg-black/55 px-3 py-1 text-fine text-white noscript:hidden'

/**
 * The portraits over the picture made of them, up to a line that a finger, a pointer or the arrow keys move; side by side
 * where no script runs. The boot script moves the line on a page drawn ahead.
 */
export function BeforeAfter() {
  const { portraits, comparison } = coupleShowcase
  const { title, lead, before, after, slider, note } = siteCopy.comparison
  return (
    <section className="mt-24">
      <h2 className="text-center font-display text-[2.5rem] leading-tight">{title}</h2>
      <p className="mx-auto mt-3 max-w-[44ch] text-balance text-center text-soft-ink">{lead}</p>
      {/* The portraits lie where their people stand in the picture, in whatever direction words run. */}
      <div
        dir="ltr"
        data-compare
        className="relative mx-auto mt-10 grid max-w-md overflow-hidden rounded-card noscript:max-w-2xl noscript:grid-cols-2 noscript:gap-3 [--at:50%]"
      >
        <div className={`z-10 col-start-1 row-start-1 flex ${beforeLine} noscript:[clip-path:none]`}>
          {portraits.map((picture, index) => (
            <SitePicture
              key={picture.file}
              picture={picture}
              alt={siteCopy.aPortrait(index + 1)}
              sizes="(min-width: 512px) 336px, 66vw"
              className="aspect-[1/2] w-1/2"
            />
          ))}
          <span className={`${tag} left-3`}>{before}</span>
        </div>
        <div className="relative col-start-1 row-start-1 noscript:col-start-2">
          <SitePicture
            picture={comparison}
            alt={siteCopy.aCouple(comparison.name)}
            sizes={sizes}
            className="aspect-square w-full object-top"
          />
          <span className={`${tag} right-3`}>{after}</span>
        </div>
        <ComparisonLine label={slider} className="noscript:hidden" />
      </div>
      <p className="mx-auto mt-5 max-w-[52ch] text-balance text-center text-copy text-soft-ink">{note}</p>
    </section>
  )
}
