import { Picture } from '@ever-after/ui'
import { imageUrl, useCatalogue } from '#server-state'
import { copy } from '../copy.ts'

/** The couple's own picture; `isComing` while it is asked for. */
export interface OwnPicture {
  url?: string
  isComing: boolean
}

/** The couple's own picture, or one from the catalogue, that fades into the page, and the headline over its foot. */
export function PremiumTop({ own }: { own?: OwnPicture }) {
  const { data } = useCatalogue()
  const paths = data?.categoryOrder.map((name) => data.styles[name]?.[0]?.variations[0]?.previewPath)
  // Home's hero begins with the first category; this page shows another.
  const path = own?.isComing ? undefined : (paths?.[1] ?? paths?.[0])
  return (
    <header className="relative flex min-h-[clamp(220px,41dvh,350px)] flex-col justify-end overflow-hidden px-5 pt-[clamp(96px,24dvh,208px)] pb-6">
      <Picture
        src={own?.url ?? (path && imageUrl(path, 800))}
        alt=""
        className="absolute inset-x-0 top-0 aspect-[3/4] w-full object-top"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-linear-to-t from-20% from-paper via-55% via-paper/60 to-80% to-transparent"
      />
      <h1 className="font-hero relative text-[clamp(2.375rem,14vw,3.25rem)] leading-none sm:text-[3.25rem]">
        {copy.title}
      </h1>
      <p className="relative mt-3 text-lead">{copy.lead}</p>
    </header>
  )
}
