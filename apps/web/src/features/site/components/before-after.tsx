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
        <div className="z-10 col-start-1 row-start-1 flex [clip-path:inset(0_calc(100%-var(--at))_0_0)] noscript:[clip-path:none]">
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
        <input
          type="range"
          aria-label={slider}
          defaultValue={50}
          onInput={({ currentTarget }) => moveLine(currentTarget)}
          className="peer absolute inset-0 z-20 m-0 size-full cursor-ew-resize touch-pan-y opacity-0 noscript:hidden"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-(--at) z-10 w-0.5 -translate-x-1/2 bg-white noscript:hidden peer-focus-visible:[&>span]:outline-3"
        >
          <span className="absolute top-1/2 left-1/2 flex size-11 -translate-1/2 items-center justify-center rounded-full bg-white text-black shadow-soft outline-rose">
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
              <path d="m9 7-5 5 5 5m6-10 5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </span>
        </span>
      </div>
      <p className="mx-auto mt-5 max-w-[52ch] text-balance text-center text-copy text-soft-ink">{note}</p>
    </section>
  )
}

function moveLine({ value, parentElement }: HTMLInputElement): void {
  parentElement?.style.setProperty('--at', `${value}%`)
}
