import type { Page } from '@playwright/test'
import { press } from '../press.ts'
import type { Scene } from '../scene.ts'
import { consoleCampaignsScenes } from './console-campaigns.ts'
import { consoleDeskScenes } from './console-desk.ts'
import { consoleModelsScenes } from './console-models.ts'
import { consoleStylesScenes } from './console-styles.ts'
import { consoleWorkshopScenes } from './console-workshop.ts'

const refused = { error: 'Invalid password', code: 'wrong_password', requestId: 'gallery' }
const expired = { error: 'Please log in again.', code: 'unauthenticated', requestId: 'gallery' }

const tryPassword = async (page: Page) => {
  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 401, json: refused }))
  await page.getByLabel('Password').fill('a guess')
  await press('Login')(page)
}

/** The session ends while the console is open. */
const outliveSession = async (page: Page) => {
  await page.route('**/api/analytics/activity*', (route) => route.fulfill({ status: 401, json: expired }))
  await page.getByRole('link', { name: 'Analytics' }).click()
}

const scene = { face: 'full', device: 'operator' } as const

/** Every tab and dialog of the operator console in each of its faces. */
export const consoleScenes: readonly Scene[] = [
  { ...scene, name: 'console-login', path: '/admin/login', shows: 'Operator console' },
  {
    ...scene,
    name: 'console-login',
    face: 'error',
    path: '/admin/login',
    shows: 'Invalid password',
    act: tryPassword,
  },
  { ...scene, name: 'console-expired', path: '/admin', shows: 'Please log in again', act: outliveSession },
  {
    ...scene,
    name: 'console-name',
    path: '/admin',
    shows: 'Who is at the console?',
    act: press(/Front desk/),
  },
  { ...scene, name: 'console-not-found', path: '/admin/nowhere', shows: 'There is no such page' },
  { ...scene, name: 'console-offline', face: 'offline', path: '/admin', shows: 'No connection.' },
  ...consoleStylesScenes,
  ...consoleWorkshopScenes,
  ...consoleDeskScenes,
  ...consoleModelsScenes,
  ...consoleCampaignsScenes,
]
