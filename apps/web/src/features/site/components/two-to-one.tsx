import { siteCopy } from '../copy.ts'
import { showcase } from '../showcase.ts'
import { SitePicture } from './site-picture.tsx'

/** Before and after, without anybody's photo: two portraits in outline and a picture of the catalogue. */
export function TwoToOne() {
  const [picture] = showcase.moods
  return (
    <figure className="mx-auto mt-10 flex max-w-lg items-center justify-center gap-3 sm:gap-5">
      {siteCopy.portraits.map((label) => (
        <div key={label} className="w-[24%] max-w-28">
          <Portrait />
          <p className="mt-2 text-center text-fine text-soft-ink">{label}</p>
        </div>
      ))}
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-5 shrink-0 text-champagne sm:size-6 rtl:-scale-x-100"
      >
        <path d="M4 12h15m-5-5 5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <div className="w-[40%] max-w-48">
        <SitePicture
          picture={picture}
          alt={siteCopy.aPicture(picture.name)}
          sizes="(min-width: 512px) 192px, 38vw"
          className="arch aspect-[4/5] w-full"
        />
        <p className="mt-2 text-center text-fine text-soft-ink">{siteCopy.onePicture}</p>
      </div>
    </figure>
  )
}

function Portrait() {
  return (
    <svg
      viewBox="0 0 90 112"
      aria-hidden="true"
      className="w-full rounded-card border border-line bg-card text-rose"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round">
        <path d="M30 46c0-12 6-19 15-19s15 7 15 19-6 21-15 21-15-9-15-21Z" />
        <path d="M39 66v7c-12 3-21 9-23 23m35-30v7c12 3 21 9 23 23" />
      </g>
    </svg>
  )
}
