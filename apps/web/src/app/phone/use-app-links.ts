import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { onAppLink } from '#platform/app-links.ts'
import { pathOfLink } from './path-of-link.ts'

/** Opens the page that a link from outside names, when it is a page of the app. */
export function useAppLinks(): void {
  const [, go] = useLocation()
  useEffect(
    () =>
      onAppLink((link) => {
        const path = pathOfLink(link)
        if (path) go(path)
      }),
    [go],
  )
}
