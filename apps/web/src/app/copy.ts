import { brand } from '@ever-after/contract'

export const copy = {
  initializing: `Opening ${brand.name}`,
  tabs: { styles: 'Styles', history: 'History' },
  tabBar: 'Main',
  notFoundTitle: '404 Page Not Found',
  notFound: 'This page does not exist, or not any more.',
  home: 'Go home',
  offline: 'You are offline. What you see may be a little old.',
} as const
