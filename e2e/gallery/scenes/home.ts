import type { Page } from '@playwright/test'
import { inTurn, press } from '../press.ts'
import type { Scene } from '../scene.ts'

const search = (term: string) => (page: Page) => page.getByRole('searchbox').fill(term)

export const homeScenes: readonly Scene[] = [
  { name: 'start-up', face: 'loading', path: '/history', shows: 'Loading history...' },
  home({ shows: 'changes left' }),
  home({ face: 'loading', shows: 'Loading Wedding Styles...' }),
  home({ face: 'error', shows: 'The styles did not load' }),
  home({ face: 'offline', shows: 'You are offline.' }),
  home({ name: 'home-styles', shows: 'Garden', act: press(/Explore All Styles/) }),
  home({ name: 'home-search', layout: 'home-styles', shows: /^\d+ styles?$/, act: search('beach') }),
  home({
    name: 'home-search',
    layout: 'home-styles',
    face: 'empty',
    shows: 'No styles found',
    act: search('volcano'),
  }),
  home({ name: 'home-menu', shows: 'Hair colour', act: press('More') }),
  home({
    name: 'home-request',
    shows: 'Which wedding would you love',
    act: inTurn(press('More'), press(/Request a style/)),
  }),
  home({ name: 'home-spent', layout: 'home', shows: '0 changes left', device: 'spent', act: press('Close') }),
  home({ name: 'home-ready', shows: 'Your picture is ready', remembers: ['style'] }),
]

function home(scene: Partial<Scene> & Pick<Scene, 'shows'>): Scene {
  return { name: 'home', face: 'full', path: '/', ...scene }
}
