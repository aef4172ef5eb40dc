import { brand } from '@ever-after/contract'

export const copy = {
  brand: brand.name,
  headline: brand.headline,
  tagline: brand.tagline,
  generate: 'Generate Wedding Photos',
  explore: 'Explore All Styles',
  pause: (category: string) => `${category}, pause the pictures`,
  play: (category: string) => `${category}, play the pictures`,
  searchPlaceholder: 'Search wedding styles...',
  clearSearch: 'Clear search',
  nothingFound: (term: string) => `No styles found matching "${term}"`,
  found: (count: number) => `${count} ${count === 1 ? 'style' : 'styles'}`,
  loading: 'Loading Wedding Styles...',
  loadFailedTitle: 'The styles did not load',
  loadFailed: 'Check your connection and try again.',
  retry: 'Retry',
  empty: 'No wedding styles loaded',
  heroLabel: 'A look at each category',
  allStyles: 'All styles',
  categories: 'Categories',
  chosen: 'Your style',
} as const
