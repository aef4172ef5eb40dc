import { classNames } from '@ever-after/ui'
import type { ShowcasePicture } from '../showcase.ts'
import { SitePicture } from './site-picture.tsx'

interface PictureRowProps {
  pictures: readonly ShowcasePicture[]
  sizes: string
  className: string
}

/** Pictures with their styles' names below. */
export function PictureRow({ pictures, sizes, className }: PictureRowProps) {
  return (
    <ul className={classNames('mt-10 grid gap-x-4 gap-y-7', className)}>
      {pictures.map((picture) => (
        <li key={picture.file}>
          <SitePicture picture={picture} sizes={sizes} className="aspect-[3/4] w-full rounded-card" />
          <p className="mt-2.5 wrap-anywhere hyphens-auto text-balance text-center font-serif text-lead leading-snug">
            {picture.name}
          </p>
        </li>
      ))}
    </ul>
  )
}
