import type { Disposable, Page } from '@playwright/test'
import { holdStages, tapTo } from '../steps/paywall-stages.ts'
import { answerAs } from './answer-as.ts'
import type { Devices } from './devices.ts'
import type { Scene } from './scene.ts'
import { storedFor } from './stored-for.ts'

/** In such steps time is made to pass until the app no longer waits for the server. */
const stepMs = 1000

/** Opens a scene and waits until it is all there; answers what to dispose of before the page goes on to another. */
export async function meetScene(page: Page, scene: Scene, devices: Devices): Promise<Disposable> {
  const stored = await page.addInitScript(store, await storedFor(scene, devices))
  if (scene.hasNoCamera) await page.addInitScript(refuseCamera)
  await answerAs(page, scene)
  if (scene.stage) await holdStage(page)
  if (isPatient(scene)) await page.clock.install()
  await page.goto(await addressOf(scene, devices))
  if (isPatient(scene)) await letIn(page, scene)
  if (scene.stage) await tapTo(page, scene.stage)
  await scene.act?.(page, devices)
  await bringToTop(page, scene)
  if (scene.face === 'offline') {
    // Before the screen stands there may be a pause without requests, too.
    await page.getByRole('heading').filter({ visible: true }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
  }
  await page.getByText(scene.shows).filter({ visible: true }).first().waitFor()
  await page.evaluate(settle)
  return stored
}

/** Whether the scene changes a page in a way that cannot be taken back; a request that waits would go on to the server. */
export function leavesTraces(scene: Scene): boolean {
  const { movesTime, stage, hasNoCamera, unanswered, isMaking } = scene
  return Boolean(movesTime || stage || hasNoCamera || unanswered || isMaking) || isPatient(scene)
}

/** Scrolls to what the scene is about; after a change of the screen's size it is elsewhere. */
export async function bringToTop(page: Page, { top }: Scene): Promise<void> {
  await top?.(page).evaluate((part) => part.scrollIntoView())
}

/** The app waits for a silent server; the console does not. */
function isPatient({ face, device }: Scene): boolean {
  return face === 'loading' && device !== 'operator'
}

async function addressOf({ path }: Scene, { couples }: Devices): Promise<string> {
  if (!path.includes(':photo')) return path
  const { content } = await couples()
  return path.replace(':photo', content.photos[0].id)
}

/** A silent server keeps the app closed for a while, which passes at once here; when it begins is not seen from outside. */
async function letIn(page: Page, { shows }: Scene): Promise<void> {
  const shown = page.getByText(shows).filter({ visible: true }).first()
  while (!(await shown.isVisible())) await page.clock.runFor(stepMs)
}

/** The animation is for who wants motion. */
async function holdStage(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await holdStages(page)
}

/** Runs in the page, before its own scripts: only what the scene remembers is stored when its first document opens. */
function store({ mark, local, session }: Awaited<ReturnType<typeof storedFor>>): void {
  if (sessionStorage.getItem('scene') === mark) return
  localStorage.clear()
  sessionStorage.clear()
  sessionStorage.setItem('scene', mark)
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
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
  // What moves for longer is scenery.
  const longestMs = 2000
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < longestMs)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
