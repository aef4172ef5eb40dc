import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'

interface PictureProps extends ComponentProps<'img'> {
  /** A small picture of the same that is there already, shown until the large one is. */
  smallUrl?: string
}

/** An image that fades in, over a small one of it where there is one, and disappears without a broken icon when it cannot be loaded. */
export function Picture({ className, alt = '', src, smallUrl, style, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src) return null
  return (
    <img
      src={src}
      alt={alt}
      decoding="async"
      onError={() => setFailed(src)}
      className={classNames('bg-line object-cover', smallUrl ? 'bg-cover' : 'animate-fade', className)}
      style={{ ...style, ...(smallUrl && { backgroundImage: `url(${JSON.stringify(smallUrl)})` }) }}
      {...rest}
    />
  )
}
