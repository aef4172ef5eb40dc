import { classNames } from '@ever-after/ui'
import { type ShowcasePicture, siteImageWidthsPx, sitePictureUrl } from '../showcase.ts'

interface SitePictureProps {
  picture: ShowcasePicture
  /** Width on the page, as the sizes attribute of an image has it. */
  sizes: string
  /** The largest of the first screen; the app's start-up screen shows it, too, and none of the others is fetched for that. */
  isMain?: boolean
  /** What it shows; absent where the words beside it, or another picture, say the same. */
  alt?: string
  className?: string
}

/** A picture in the widths drawn for the site. */
export function SitePicture({ picture, sizes, isMain, alt = '', className }: SitePictureProps) {
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
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : 'low'}
      decoding="async"
      className={classNames('bg-line object-cover', className)}
    />
  )
}
