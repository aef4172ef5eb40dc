import {
  Archive,
  ChartColumn,
  FlaskConical,
  History,
  Images,
  type LucideIcon,
  Megaphone,
  PencilLine,
  ScrollText,
  Shirt,
  Smartphone,
  TabletSmartphone,
  WandSparkles,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { copy } from './copy.ts'

export interface Tab {
  /** Below /admin; the first tab is /admin itself. */
  path: string
  label: string
  icon: LucideIcon
  load: () => Promise<{ default: ComponentType }>
}

/** The tabs of the specification in its order, then the ones beyond it. */
export const tabs: readonly Tab[] = [
  { path: '/', label: copy.live, icon: Images, load: () => import('./screens/live-styles-screen.tsx') },
  {
    path: '/drafts',
    label: copy.drafts,
    icon: PencilLine,
    load: () => import('./screens/drafts-screen.tsx'),
  },
  {
    path: '/preview',
    label: copy.preview,
    icon: Smartphone,
    load: () => import('./screens/preview-screen.tsx'),
  },
  { path: '/dresses', label: copy.dresses, icon: Shirt, load: () => import('./screens/dresses-screen.tsx') },
  {
    path: '/tester',
    label: copy.tester,
    icon: FlaskConical,
    load: () => import('./screens/tester-screen.tsx'),
  },
  {
    path: '/creator',
    label: copy.creator,
    icon: WandSparkles,
    load: () => import('./screens/creator-screen.tsx'),
  },
  {
    path: '/analytics',
    label: copy.analytics,
    icon: ChartColumn,
    load: () => import('./screens/analytics-screen.tsx'),
  },
  {
    path: '/archive',
    label: copy.archive,
    icon: Archive,
    load: () => import('./screens/archive-screen.tsx'),
  },
  {
    path: '/releases',
    label: copy.releases,
    icon: History,
    load: () => import('./screens/releases-screen.tsx'),
  },
  {
    path: '/devices',
    label: copy.devices,
    icon: TabletSmartphone,
    load: () => import('./screens/devices-screen.tsx'),
  },
  {
    path: '/campaigns',
    label: copy.campaigns,
    icon: Megaphone,
    load: () => import('./screens/campaigns-screen.tsx'),
  },
  {
    path: '/record',
    label: copy.record,
    icon: ScrollText,
    load: () => import('./screens/record-screen.tsx'),
  },
]
