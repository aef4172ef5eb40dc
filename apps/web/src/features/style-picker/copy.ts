import { brand } from '@ever-after/contract'

export const copy = {
  headline: brand.headline,
  tagline: brand.tagline,
  generate: 'Generate Wedding Photos',
  explore: 'Explore All Styles',
  stylesTitle: 'Styles',
  searchPlaceholder: 'Search wedding styles...',
  clearSearch: 'Clear search',
  nothingFound: (term: string) => `No styles found matching "${term}"`,
  popular: 'Popular',
  loading: 'Loading Wedding Styles...',
  loadFailedTitle: 'The styles did not load',
  loadFailed: 'Check your connection and try again.',
  retry: 'Retry',
  empty: 'No wedding styles loaded',
  heroLabel: 'A look at each category',
  categories: 'Categories',
  groupLabel: (name: string, count: number) => `${name}, ${count} styles`,
  tryStyle: 'Try this wedding style',
  processing: 'Processing...',
} as const
