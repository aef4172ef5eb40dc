import type { ProviderAnalytics, ProviderFigures } from '@ever-after/contract'
import type { Page } from '@playwright/test'
import type { Scene } from '../scene.ts'

const scene = { face: 'full', device: 'operator' } as const
const hosted = { ...scene, name: 'console-models', path: '/admin/analytics' } as const
const tester = {
  ...scene,
  name: 'console-tester-models',
  layout: 'console-tester-results',
  path: '/admin/tester',
} as const
const address = '**/api/analytics/providers*'

const banana: ProviderFigures = {
  kind: 'couple',
  provider: 'google',
  model: 'gemini-3-pro-image',
  attempts: 1284,
  passed: 1109,
  costUsd: 172.06,
  usdPerPicture: 0.1551,
  p50Ms: 14_200,
  p95Ms: 31_800,
  likeness: 0.38,
  skinDeltaE: 2.9,
  failures: [
    { code: 'unlike', count: 121 },
    { code: 'timed_out', count: 33 },
    { code: 'unsafe', count: 21 },
  ],
}
const second: ProviderFigures = {
  ...banana,
  provider: 'fal',
  model: 'fal-ai/nano-banana-2/edit',
  attempts: 154,
  passed: 131,
  costUsd: 12.32,
  usdPerPicture: 0.094,
  p50Ms: 11_050,
  p95Ms: 24_300,
  likeness: 0.41,
  skinDeltaE: 3.4,
  failures: [{ code: 'unlike', count: 23 }],
}
const dresses: ProviderFigures = {
  ...second,
  kind: 'dress',
  model: 'fal-ai/fashn/tryon/v1.6',
  attempts: 420,
  passed: 402,
  costUsd: 31.5,
  usdPerPicture: 0.0784,
  likeness: 0.12,
  skinDeltaE: 0.8,
  failures: [],
}
const untried: ProviderFigures = {
  ...dresses,
  kind: 'preview',
  provider: 'openai',
  model: 'gpt-image-1.5',
  attempts: 3,
  passed: 0,
  costUsd: 0,
  usdPerPicture: null,
  p50Ms: null,
  p95Ms: null,
  likeness: null,
  skinDeltaE: null,
  failures: [{ code: 'provider_unavailable', count: 3 }],
}
const names = ['Turquoise Noon', 'Plumeria Sunset', 'Pearl Tide', 'After the Sun Goes Down', 'City Night']
const analytics: ProviderAnalytics = {
  today: { spentUsd: 11.4, budgetUsd: 40, budgetUsdPerStyle: 5 },
  chains: [
    {
      kind: 'couple',
      links: ['google:gemini-3-pro-image', 'fal:fal-ai/nano-banana-2/edit', 'studio'],
    },
    { kind: 'dress', links: ['fal:fal-ai/fashn/tryon/v1.6', 'studio'] },
    { kind: 'preview', links: ['openai:gpt-image-1.5', 'studio'] },
  ],
  providers: [banana, second, dresses, untried],
  styles: names.flatMap((name, index) =>
    [banana, second, dresses].map(({ failures: _, ...figures }) => ({
      ...figures,
      label: `style-${index}`,
      name,
      attempts: Math.ceil(figures.attempts / (index + 4)),
      passed: Math.floor(figures.passed / (index + 4)),
      costUsd: figures.costUsd / (index + 4),
    })),
  ),
}
const none: ProviderAnalytics = {
  today: { spentUsd: 0, budgetUsd: null, budgetUsdPerStyle: null },
  chains: [],
  providers: [],
  styles: [],
}

const drawCharts = (page: Page) => page.locator('.recharts-surface').nth(2).waitFor()
const section = (page: Page) => page.getByRole('region', { name: 'Hosted models' })
const byStyle = (page: Page) => page.getByRole('heading', { name: 'By style and dress' })
const results = (page: Page) => page.getByRole('region', { name: 'Results' })

/** What models elsewhere draw and cost: their figures, and their pictures in the tester. */
export const consoleModelsScenes: readonly Scene[] = [
  { ...hosted, answered: { [address]: analytics }, shows: /^Did not pass: /, act: drawCharts, top: section },
  {
    ...hosted,
    name: 'console-models-styles',
    layout: 'console-models',
    answered: { [address]: analytics },
    shows: /^Show more \(\d+ not shown\)$/,
    act: drawCharts,
    top: byStyle,
  },
  {
    ...hosted,
    name: 'console-models-spent',
    layout: 'console-models',
    answered: {
      [address]: { ...analytics, today: { spentUsd: 38.61, budgetUsd: 40, budgetUsdPerStyle: null } },
    },
    shows: /^Nearly spent\./,
    act: drawCharts,
    top: section,
  },
  {
    ...hosted,
    face: 'empty',
    shows: 'The studio of this server draws every picture',
    act: drawCharts,
    top: section,
  },
  {
    ...hosted,
    name: 'console-models-unasked',
    layout: 'console-models',
    face: 'empty',
    answered: { [address]: { ...none, chains: analytics.chains } },
    shows: 'No hosted model was asked in this time.',
    act: drawCharts,
    top: section,
  },
  {
    ...hosted,
    face: 'loading',
    unanswered: [address],
    shows: 'Hosted models',
    act: drawCharts,
    top: section,
  },
  {
    ...hosted,
    face: 'error',
    failing: [address],
    shows: 'These figures did not load.',
    act: drawCharts,
    top: section,
  },
  { ...tester, resumes: ['hostedRun'], shows: '4 completed · 1 failed', top: results },
  {
    ...tester,
    name: 'console-tester-model',
    layout: 'console-tester-result',
    resumes: ['hostedRun'],
    shows: 'google: Not like the people',
    act: (page) =>
      page
        .getByRole('button', { name: /^Open / })
        .nth(2)
        .click(),
  },
]
