import { localKeys } from '@ever-after/contract'
import type { Page } from '@playwright/test'
import { holdStages, tapTo } from '../steps/paywall-stages.ts'
import { answerAs } from './answer-as.ts'
import type { Devices } from './devices.ts'
import { type Stored, storedFor } from './memories.ts'
import { operatorKeys } from './operator.ts'
import type { Scene } from './scene.ts'

/** The app lets itself in after this time even when the server is silent. */
const patienceMs = 6000

/** Opens a scene and waits until it is all there. */
export async function meetScene(page: Page, scene: Scene, devices: Devices): Promise<void> {
  const { face, device = 'couple', shows } = scene
  if (device !== 'browser') await page.addInitScript(remember, storedOf(scene, devices))
  if (device === 'operator') await page.addInitScript(letOperatorIn, devices.operator.token)
  const isPatient = face === 'loading' && device !== 'operator'
  if (scene.hasNoCamera) await page.addInitScript(refuseCamera)
  await answerAs(page, scene)
  if (scene.stage) await holdStage(page)
  if (isPatient) await page.clock.install()
  await page.goto(scene.path.replace(':photo', devices.content.photos[0].id))
  if (isPatient) await letIn(page)
  if (scene.stage) await tapTo(page, scene.stage)
  await scene.act?.(page, devices)
  await bringToTop(page, scene)
  if (face === 'offline') {
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
  }
  await page.getByText(shows).filter({ visible: true }).first().waitFor()
  await page.evaluate(settle)
}

/** Scrolls to what the scene is about; after a change of the screen's size it is elsewhere. */
export async function bringToTop(page: Page, { top }: Scene): Promise<void> {
  await top?.(page).evaluate((part) => part.scrollIntoView())
}

/** A silent server keeps the app closed for a while, which passes at once here. */
async function letIn(page: Page): Promise<void> {
  await page.locator('#frame, #root > *').first().waitFor()
  await page.clock.runFor(patienceMs)
}

/** The animation is for who wants motion. */
async function holdStage(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await holdStages(page)
}

function storedOf(scene: Scene, devices: Devices): Required<Stored> {
  const { device = 'couple', remembers = [], resumes = [] } = scene
  if (device === 'browser') return { local: {}, session: {} }
  if (device === 'operator') {
    const { kept } = devices.operator
    return {
      local: Object.fromEntries(resumes.map((memory) => [operatorKeys[memory], kept[memory]])),
      session: {},
    }
  }
  const { token, deviceId } = devices.of[device]
  const parts = remembers.map((memory) => storedFor(memory, devices.content))
  return {
    local: {
      [localKeys.authToken]: token,
      [localKeys.deviceId]: deviceId,
      [localKeys.devBypass]: true,
      [localKeys.testGroup]: { group: 'control', isSettled: true },
      ...(device !== 'new' && { [localKeys.onboardingCompleted]: true }),
      ...Object.assign({}, ...parts.map(({ local }) => local)),
    },
    session: Object.assign({}, ...parts.map(({ session }) => session)),
  }
}

/** Runs in the page, before its own scripts. */
function remember({ local, session }: Required<Stored>): void {
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, JSON.stringify(value))
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, JSON.stringify(value))
}

/** Runs in the page, before its own scripts; the console keeps its token as it is. */
function letOperatorIn(token: string): void {
  sessionStorage.setItem('ever-after.operator-token', token)
}

/** Runs in the page, before its own scripts. */
function refuseCamera(): void {
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
}

/** Runs in the page: letters and pictures in sight are there, and what moves once has come to rest. */
async function settle(): Promise<void> {
  await document.fonts.ready
  const inSight = [...document.images].filter((image) => {
    const { top, left, width } = image.getBoundingClientRect()
    return width > 0 && top < innerHeight && left < innerWidth && !image.complete
  })
  const arrived = inSight.map(
    (image) =>
      new Promise((resolve) => {
        image.onload = resolve
        image.onerror = resolve
        setTimeout(resolve, 3000)
      }),
  )
  await Promise.all(arrived)
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
