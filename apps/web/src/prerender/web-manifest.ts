import { brand } from '@ever-after/contract'
import { siteCopy } from '../features/site/index.ts'
import { appIcons } from './app-icons.ts'

/** What a browser must know to install the app. */
export const webManifest = {
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: siteCopy.description,
  lang: 'en',
  dir: 'ltr',
  // The flag opens the app also where the browser has forgotten that it was open before.
  start_url: '/?app=preview',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
  // One colour each; the pages' own tags have those of the dark theme.
  theme_color: '#fbf8f3',
  background_color: '#fbf8f3',
  categories: ['photo', 'lifestyle'],
  icons: appIcons.map(({ file, sidePx, purpose }) => ({
    src: `/${file}`,
    sizes: `${sidePx}x${sidePx}`,
    type: 'image/png',
    purpose,
  })),
} as const
