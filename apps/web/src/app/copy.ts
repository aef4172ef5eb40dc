import { brand } from '@ever-after/contract'
import { words } from '#platform/words.ts'

export const copy = words('app', {
  initializing: `Opening ${brand.name}`,
  tabs: {
    styles: 'Styles',
    dresses: 'Dresses',
    history: 'History',
    premium: 'Premium',
    settings: 'Settings',
  },
  tabBar: 'Main',
  notifications: 'Notifications',
  titles: {
    home: brand.headline,
    upload: 'Your photos',
    preview: 'Your style',
    history: 'History',
    notFound: 'Page not found',
  },
  notFoundTitle: '404 Page Not Found',
  notFound: 'This page does not exist, or not any more.',
  home: 'Go home',
  offline: 'You are offline. What you see may be a little old.',
  paywallBroken: { title: 'This did not open', description: 'Check your connection and try again.' },
  brokenTitle: 'This page did not open',
  broken: 'Check your connection. Your pictures are safe in your History.',
  tryAgain: 'Try again',
  startAgain: 'Start again',
})
