import { classNames } from '@ever-after/ui'
import { type ShowcasePicture, siteImageWidthsPx, sitePictureUrl } from '../showcase.ts'

interface SitePictureProps {
  picture: ShowcasePicture
  /** Width on the page, as the sizes attribute of an image has it. */
  sizes: string
  /** It stands on the first screen. */
  isFirst?: boolean
  /** The largest of the first screen. */
  isMain?: boolean
  /** What it shows; absent where the words beside it, or another picture, say the same. */
  alt?: string
  className?: string
}

/** A picture in the widths drawn for the site. */
export function SitePicture({ picture, sizes, isFirst, isMain, alt = '', className }: SitePictureProps) {
  return (
    <img
      src={sitePictureUrl(picture.file, siteImageWidthsPx[1])}
      srcSet={siteImageWidthsPx
        .map((widthPx) => `${sitePictureUrl(picture.file, widthPx)} ${widthPx}w`)
        .join(', ')}
      sizes={sizes}
      width={3}
      height={4}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : 'low'}
      decoding="async"
      className={classNames('bg-line object-cover', className)}
    />
  )
}
