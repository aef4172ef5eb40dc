interface AppIcon {
  file: string
  sidePx: number
  /** `maskable` icons keep their mark inside the circle that every mask leaves. */
  purpose: 'any' | 'maskable'
}

/** Icons that the manifest names; the build draws them from the brand's mark. */
export const appIcons: readonly AppIcon[] = [
  { file: 'icons/app-192.png', sidePx: 192, purpose: 'any' },
  { file: 'icons/app-512.png', sidePx: 512, purpose: 'any' },
  { file: 'icons/maskable-192.png', sidePx: 192, purpose: 'maskable' },
  { file: 'icons/maskable-512.png', sidePx: 512, purpose: 'maskable' },
]

/** For the home screens of Apple's phones, which round the corners themselves. */
export const touchIcon = { file: 'icons/apple-touch-icon.png', sidePx: 180 } as const

/** For the tab of a browser, which draws it at any size. */
export const pageIcon = { file: 'icon.svg', sidePx: 64 } as const
