/** The native route table without the operator's pages: what a link or a push message may open. */
export const routes = {
  home: '/',
  dresses: '/dresses',
  history: '/history',
  premium: '/premium',
  settings: '/settings',
  landing: '/landing',
  coupleUpload: '/wedding-upload',
  camera: '/camera',
  stylePreview: '/wedding-style/:photoId',
  faq: '/faq',
  support: '/support',
  privacy: '/privacy',
  terms: '/terms',
  dressUpload: '/wedding-dress-upload',
  dressTryon: '/wedding-dress-tryon',
  hairColor: '/hair-color/:id',
  changes: '/changes',
  try: '/try',
} as const

/** Of the native table too, but nothing from outside leads there. */
export const operatorRoutes = ['/admin', '/admin/login'] as const

const patterns = Object.values(routes).map((route) => new RegExp(`^${route.replace(/:\w+/, '[\\w-]+')}$`))

/** Whether a path is in the table; nothing else may be opened from outside. */
export function isAppRoute(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
