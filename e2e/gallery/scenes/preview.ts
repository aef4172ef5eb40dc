import { inTurn, press } from '../press.ts'
import type { Scene } from '../scene.ts'

const preview = { face: 'full', path: '/wedding-style/demo', remembers: ['photos'] } as const
const result = { ...preview, remembers: ['photos', 'style', 'rated'] } as const
const ready = 'How do you like it?'

export const previewScenes: readonly Scene[] = [
  { ...preview, name: 'preview', shows: 'Try this wedding style' },
  { ...preview, name: 'preview', face: 'loading', shows: 'Loading Wedding Styles...' },
  { ...preview, name: 'preview', face: 'error', shows: 'No wedding styles loaded' },
  { ...preview, name: 'preview', face: 'offline', shows: 'You are offline.' },
  {
    ...preview,
    name: 'preview-covering',
    shows: 'With the covering of this look',
    remembers: ['photos', 'coveredStyle'],
    act: (page) => page.getByRole('switch').check(),
  },
  {
    ...preview,
    name: 'preview-making',
    shows: 'Applying Wedding Style... This may take a moment',
    remembers: ['photos', 'style'],
    isMaking: true,
  },
  {
    ...preview,
    name: 'preview-refused',
    layout: 'paywall-animated',
    shows: 'Many more of the two of you',
    device: 'spent',
    act: press('Try this wedding style'),
  },
  {
    ...preview,
    name: 'preview-failed',
    shows: 'Failed to apply style: 500',
    failing: ['**/api/wedding-styles/apply'],
    act: press('Try this wedding style'),
  },
  { ...preview, name: 'preview-first-result', shows: 'Help Us Improve!', remembers: ['photos', 'style'] },
  { ...result, name: 'preview-result', shows: ready },
  {
    ...result,
    name: 'preview-compare',
    layout: 'preview-result',
    shows: ready,
    act: async (page) => {
      const hold = { name: 'Hold to compare' }
      await page.getByRole('button', hold).hover()
      await page.mouse.down()
      await page.getByRole('button', { ...hold, pressed: true }).waitFor()
    },
  },
  {
    ...result,
    name: 'preview-save',
    shows: 'Premium saves the full picture',
    act: press(/^(Save|Download)/),
  },
  {
    ...result,
    name: 'preview-save-refused',
    layout: 'paywall-overlay',
    shows: 'Saving the full picture is part of Premium',
    act: inTurn(press(/^(Save|Download)/), async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    }),
  },
]
