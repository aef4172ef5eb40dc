import { beforeLine, ComparisonLine } from '@ever-after/ui'
import { siteCopy } from '../copy.ts'
import { coupleShowcase } from '../showcase.ts'
import { SitePicture } from './site-picture.tsx'

/** Each of the two in the portrait and in the picture, and the picture as a whole. */
export function BeforeAfter() {
  const { heads, comparison } = coupleShowcase
  const { title, lead, note } = siteCopy.comparison
  return (
    <section className="mt-24">
      <h2 className="text-center font-display text-[2.5rem] leading-tight">{title}</h2>
      <p className="mx-auto mt-3 max-w-[44ch] text-balance text-center text-soft-ink">{lead}</p>
      {/* The faces stand side by side as in the picture, in whatever direction words run. */}
      <div dir="ltr" className="mx-auto mt-10 grid max-w-xl grid-cols-2 gap-3 noscript:max-w-3xl sm:gap-4">
        {heads.map((head, index) => (
          <Head key={head.after.file} head={head} number={index + 1} />
        ))}
        <SitePicture
          picture={comparison}
          alt={siteCopy.aCouple(comparison.name)}
          sizes="(min-width: 640px) 576px, calc(100vw - 48px)"
          className="col-span-2 aspect-square w-full rounded-card object-top"
        />
      </div>
      <p className="mx-auto mt-5 max-w-[52ch] text-balance text-center text-copy text-soft-ink">{note}</p>
    </section>
  )
}

const sizes = '(min-width: 640px) 280px, calc(50vw - 30px)'

interface HeadProps {
  head: (typeof coupleShowcase.heads)[number]
  number: number
}

/**
 * One face of the portrait over the same face of the picture, up to a line that a finger, a pointer or the arrow keys move;
 * side by side where no script runs. The boot script moves the line on a page drawn ahead.
 */
function Head({ head, number }: HeadProps) {
  const { before, after, slider } = siteCopy.comparison
  return (
    <div>
      <div
        data-compare
        className="relative grid overflow-hidden rounded-card noscript:grid-cols-2 [--at:50%]"
      >
        <div className={`relative z-10 col-start-1 row-start-1 ${beforeLine} noscript:[clip-path:none]`}>
          <SitePicture
            picture={head.before}
            alt={siteCopy.aPortrait(number)}
            sizes={sizes}
            className="aspect-[3/4] w-full"
          />
        </div>
        <div className="relative col-start-1 row-start-1 noscript:col-start-2">
          <SitePicture
            picture={head.after}
            alt={siteCopy.inThePicture(number)}
            sizes={sizes}
            className="aspect-[3/4] w-full"
          />
        </div>
        <ComparisonLine label={slider(number)} className="noscript:hidden" />
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-2 px-1 text-fine text-soft-ink">
        <span>{before}</span>
        <span>{after}</span>
      </p>
    </div>
  )
}
