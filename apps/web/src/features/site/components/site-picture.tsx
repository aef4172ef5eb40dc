import { classNames } from '@ever-after/ui'
import { siteCopy } from '../copy.ts'
import { type ShowcasePicture, siteImageWidthsPx } from '../showcase.ts'

interface SitePictureProps {
  picture: ShowcasePicture
  /** Width on the page, as the sizes attribute of an image has it. */
  sizes: string
  /** It stands on the first screen. */
  isFirst?: boolean
  /** The largest of the first screen. */
  isMain?: boolean
  /** The name stands beside the picture, or another says the same. */
  isDecoration?: boolean
  className?: string
}

const sourceOf = (file: string, widthPx: number) => `/site/${file}-${widthPx}.webp`

/** A picture of the catalogue in the widths drawn for the site. */
export function SitePicture({ picture, sizes, isFirst, isMain, isDecoration, className }: SitePictureProps) {
  return (
    <img
      src={sourceOf(picture.file, siteImageWidthsPx[1])}
      srcSet={siteImageWidthsPx.map((widthPx) => `${sourceOf(picture.file, widthPx)} ${widthPx}w`).join(', ')}
      sizes={sizes}
      width={3}
      height={4}
      alt={isDecoration ? '' : siteCopy.aPicture(picture.name)}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : 'low'}
      decoding="async"
      className={classNames('bg-line object-cover', className)}
    />
  )
}
