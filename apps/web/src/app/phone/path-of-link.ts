import { isAppRoute } from '../routes.ts'

const ownScheme = 'everafter:'

/** The page that a link means, from `https://host/dresses` or `everafter://dresses`; undefined when it is no page of the app. */
export function pathOfLink(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined
  const { protocol, host, pathname } = new URL(link)
  if (protocol !== 'https:' && protocol !== ownScheme) return undefined
  const path = protocol === ownScheme && host ? `/${host}${pathname}` : pathname
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : '/'
  return isAppRoute(trimmed) ? trimmed : undefined
}
