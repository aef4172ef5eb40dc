import { inTurn, press } from '../press.ts'
import type { Scene } from '../scene.ts'

const settings = { name: 'settings', face: 'full', path: '/settings', shows: 'Bonus Credits' } as const

export const accountScenes: readonly Scene[] = [
  { ...settings },
  { ...settings, face: 'offline', shows: 'You are offline.' },
  {
    ...settings,
    name: 'settings-export',
    layout: 'settings',
    unanswered: ['**/api/me/export'],
    shows: 'Preparing',
    act: press(/^Export my data/),
  },
  {
    ...settings,
    name: 'settings-delete',
    shows: 'This removes from our server',
    act: press(/^Delete my data/),
  },
  {
    ...settings,
    name: 'settings-deleted',
    shows: 'Your data is deleted',
    answered: { '**/api/me': deletionReceipt() },
    act: inTurn(
      press(/^Delete my data/),
      (page) => page.getByText('I understand that nobody').click(),
      press('Delete everything'),
    ),
  },
  page('faq', 'Questions and answers'),
  page('support', 'Support'),
  { ...page('privacy', 'Privacy'), layout: 'legal' },
  { ...page('terms', 'Terms'), layout: 'legal' },
  { name: 'not-found', face: 'full', path: '/no-such-page', shows: '404 Page Not Found' },
  { name: 'landing', face: 'full', path: '/landing', shows: 'How it works' },
]

function page(name: string, shows: string): Scene {
  return { name, face: 'full', path: `/${name}`, shows }
}

function deletionReceipt() {
  return {
    deletedAt: '2030-01-01T12:00:00.000Z',
    photos: 4,
    uploads: 1,
    portraits: 2,
    dresses: 1,
    creations: 6,
    ratings: 1,
  }
}
