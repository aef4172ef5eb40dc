import { brand } from '@ever-after/contract'
import type { ComponentType } from 'react'
import {
  LandingPage,
  PrivacyPage,
  privacy,
  type SiteSettings,
  SupportPage,
  siteCopy,
  support,
  TermsPage,
  terms,
} from '../features/site/index.ts'

export interface PublicPage {
  path: '/landing' | '/privacy' | '/terms' | '/support'
  title: string
  description: string
  Page: ComponentType<{ settings: SiteSettings }>
}

/** The pages drawn ahead. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/landing',
    title: `${brand.name}: ${siteCopy.title}`,
    description: siteCopy.description,
    Page: LandingPage,
  },
  ...[
    { path: '/privacy', article: privacy, Page: PrivacyPage } as const,
    { path: '/terms', article: terms, Page: TermsPage } as const,
    { path: '/support', article: support, Page: SupportPage } as const,
  ].map(({ path, article, Page }) => ({
    path,
    title: `${article.title} · ${brand.name}`,
    description: article.description,
    Page,
  })),
]
