import { Crown, Flower2, Images, type LucideIcon, Settings } from 'lucide-react'
import type { copy } from './copy.ts'
import { Gown } from './gown-icon.ts'
import { routes } from './routes.ts'

export interface Tab {
  path: string
  /** Whose words it bears. */
  name: keyof typeof copy.tabs
  Icon: LucideIcon
  isActive: (path: string) => boolean
}

export const tabs: readonly Tab[] = [
  {
    path: routes.home,
    name: 'styles',
    Icon: Flower2,
    isActive: (path) =>
      path === routes.home || path.startsWith('/wedding-upload') || path.startsWith('/wedding-style'),
  },
  {
    path: routes.dresses,
    name: 'dresses',
    Icon: Gown,
    isActive: (path) => path === routes.dresses || path.startsWith('/wedding-dress'),
  },
  { path: routes.history, name: 'history', Icon: Images, isActive: isAt(routes.history) },
  { path: routes.premium, name: 'premium', Icon: Crown, isActive: isAt(routes.premium) },
  { path: routes.settings, name: 'settings', Icon: Settings, isActive: isAt(routes.settings) },
]

/** The bar shows on the tabs' own pages only. */
export function showsTabBar(path: string): boolean {
  return tabs.some((tab) => tab.path === path)
}

function isAt(own: string) {
  return (path: string) => path === own
}
