import type { Scene } from '../scene.ts'

export const siteScenes: readonly Scene[] = [
  page('site-landing', '/landing', 'How it works'),
  { ...page('site-privacy', '/privacy', 'Privacy'), layout: 'site-text' },
  { ...page('site-terms', '/terms', 'Terms'), layout: 'site-text' },
  { ...page('site-support', '/support', 'Support'), layout: 'site-text' },
]

function page(name: string, path: string, shows: string): Scene {
  return { name, face: 'full', path, shows, device: 'browser' }
}
