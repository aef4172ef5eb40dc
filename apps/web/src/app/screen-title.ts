import { brand } from '@ever-after/contract'
import { useEffect } from 'react'

/** Names the screen in the browser's title, which screen readers announce. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
}
