import { getStyleApplication } from '@ever-after/contract'
import { call } from '#server-state'
import { refreshCouple } from '../model/couple.ts'
import {
  changeItem,
  newRun,
  nextItem,
  type RunPhotos,
  runAgain,
  type TestItem,
  type TestRun,
  type TestWish,
} from '../model/test-run.ts'
import { runItem } from './run-item.ts'
import { testRun } from './test-run-store.ts'

const newKey = () => crypto.randomUUID()
const wait = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs))

let underWay: AbortController | undefined
/** Whether what the browser kept was looked at since the console was opened. */
let isResumed = false

/** Tests the styles one after another, in place of the run before. */
export function startRun(photos: RunPhotos, wishes: readonly TestWish[]): void {
  halt()
  testRun.write(newRun({ photos, wishes, newKey }))
  void goThrough()
}

/** Goes on with a run that was stopped, or that a reload interrupted. */
export function goOn(): void {
  update((run) => ({ ...run, state: 'running' }))
  if (!underWay) void goThrough()
}

/** Leaves off; what is being made now is waited for when the run goes on. */
export function stopRun(): void {
  halt()
  update((run) => ({
    ...run,
    state: 'stopped',
    items: run.items.map((one) => (one.status === 'processing' ? { ...one, status: 'pending' } : one)),
  }))
}

/** Runs these failed styles again. */
export function rerun(styleIds: Iterable<string>): void {
  const wanted = new Set(styleIds)
  update((run) => runAgain(run, { styleIds: wanted, newKey }))
  if (!underWay) void goThrough()
}

/** After the console was opened: what ran goes on, and addresses of pictures that may have run out are asked for anew. */
export function resume(): void {
  if (isResumed) return
  isResumed = true
  const run = testRun.read()
  if (!run) return
  if (run.state === 'running') goOn()
  for (const item of run.items) if (item.status === 'completed') void refresh(item)
}

async function goThrough(): Promise<void> {
  const controller = new AbortController()
  underWay = controller
  const { signal } = controller
  const onChange = (item: TestItem) => {
    if (!signal.aborted) update((run) => changeItem(run, item))
  }
  for (let run = testRun.read(); run && !signal.aborted; run = testRun.read()) {
    const item = nextItem(run)
    if (!item) break
    await runItem({ item, photos: run.photos, signal, wait, onChange })
  }
  if (signal.aborted) return
  underWay = undefined
  update((run) => ({ ...run, state: 'done' }))
}

/** Lets go of everything but what the browser keeps, as a reload does. */
export function forgetRun(): void {
  halt()
  isResumed = false
  testRun.forget()
}

async function refresh({ styleId, applicationId }: TestItem): Promise<void> {
  if (!applicationId) return
  try {
    const { resultUrl, sourceUrls } = await call(getStyleApplication, { params: { id: applicationId } })
    update((run) => {
      const item = run.items.find((one) => one.styleId === styleId && one.applicationId === applicationId)
      const [one, other] = run.photos.urls
      const photos: RunPhotos = { ...run.photos, urls: [sourceUrls[0] ?? one, sourceUrls[1] ?? other] }
      return item ? { ...changeItem(run, { ...item, resultUrl }), photos } : run
    })
    const run = testRun.read()
    if (run) refreshCouple(run.photos)
  } catch {
    // The picture is gone or the server is not there; its card keeps its figures.
  }
}

function halt(): void {
  underWay?.abort()
  underWay = undefined
}

function update(change: (run: TestRun) => TestRun): void {
  const run = testRun.read()
  if (run) testRun.write(change(run))
}
