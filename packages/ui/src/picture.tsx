import { type ComponentProps, useState } from 'react'

/** An image that fades in and disappears, without a broken icon, when it cannot be loaded. */
export function Picture({ className = '', alt = '', src, ...rest }: ComponentProps<'img'>) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src) return null
  return (
    <img
      src={src}
      alt={alt}
      decoding="async"
      onError={() => setFailed(src)}
      className={`animate-fade bg-line object-cover ${className}`}
      {...rest}
    />
  )
}
