import type { DeviceCatalogue } from '@ever-after/contract'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { writeSelectedStyle } from '#session'
import { sectionsOf } from '../features/style-picker/index.ts'
import { routes } from './routes.ts'

/** Opens the style that a shared link names with the photos still to be given; a name that is gone opens Home. */
export function useSharedStyle(catalogue: DeviceCatalogue | undefined): void {
  const [, go] = useLocation()
  const open = useEffectEvent((found: DeviceCatalogue) => {
    const name = new URLSearchParams(window.location.search).get('style')
    if (!name) return
    const style = sectionsOf(found)
      .flatMap(({ styles }) => styles)
      .find(({ styleName }) => styleName === name)
    if (style) writeSelectedStyle(style.variations[0].variationName)
    go(style ? routes.coupleUpload : routes.home, { replace: true })
  })
  useEffect(() => {
    if (catalogue) open(catalogue)
  }, [catalogue])
}
