import { copy } from './copy.ts'

export interface Tab {
  path: string
  label: string
  isActive: (path: string) => boolean
}

export const tabs: readonly Tab[] = [
  {
    path: '/',
    label: copy.tabs.styles,
    isActive: (path) =>
      path === '/' || path.startsWith('/wedding-upload') || path.startsWith('/wedding-style'),
  },
  { path: '/history', label: copy.tabs.history, isActive: (path) => path === '/history' },
]

/** The bar shows on the tabs' own pages only. */
export function showsTabBar(path: string): boolean {
  return tabs.some((tab) => tab.path === path)
}
