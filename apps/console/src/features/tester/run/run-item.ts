import { ApiError, applyStyle, getCreationCheck, getStyleApplication } from '@ever-after/contract'
import { call, outlivePage, wordsOfError } from '#server-state'
import { copy } from '../copy.ts'
import type { RunPhotos, TestItem } from '../model/test-run.ts'

/** How often the state of a picture is asked for (specification section 9, result polling of the tester). */
export const polling = { intervalMs: 1000, maxTries: 60 }

interface RunItem {
  item: TestItem
  photos: RunPhotos
  signal: AbortSignal
  wait: (delayMs: number) => Promise<void>
  onChange: (item: TestItem) => void
}

/** Makes the picture of one style, or waits for the one that was begun before a reload. */
export async function runItem({ item, photos, signal, wait, onChange }: RunItem): Promise<void> {
  onChange({ ...item, status: 'processing' })
  const begun = item.applicationId ? item : await begin(item, photos, signal)
  onChange(begun)
  if (begun.status === 'failed') return
  for (let tries = 0; tries < polling.maxTries && !signal.aborted; tries++) {
    await wait(polling.intervalMs)
    const ended = await look(begun, signal)
    if (ended) return onChange(ended)
  }
  onChange({ ...begun, status: 'failed', failure: copy.timeout })
}

async function begin(item: TestItem, photos: RunPhotos, signal: AbortSignal): Promise<TestItem> {
  const { styleId, styleName, prompt, key } = item
  try {
    const { applicationId } = await call(applyStyle, {
      body: { ...coupleFor(item, photos), styleId, styleName, ...(prompt && { stylePrompts: prompt }) },
      idempotencyKey: key,
      signal,
    })
    return { ...item, status: 'processing', applicationId }
  } catch (error) {
    await outlivePage(error)
    return { ...item, status: 'failed', failure: copy.applyFailed, reason: reasonOf(error) }
  }
}

/** The photos and what is worn; a covering is refused in a style that offers none, and is left out there. */
function coupleFor({ offersCovering }: TestItem, photos: RunPhotos) {
  const { urls: _, partner1WearsCovering, partner2WearsCovering, ...couple } = photos
  return offersCovering ? { ...couple, partner1WearsCovering, partner2WearsCovering } : couple
}

/** The item once its picture has ended; undefined while it is made, or when nobody answered. */
async function look(item: TestItem, signal: AbortSignal): Promise<TestItem | undefined> {
  const params = { id: item.applicationId ?? '' }
  try {
    const { status, resultUrl, error } = await call(getStyleApplication, { params, signal })
    if (status === 'failed') return { ...item, status, failure: copy.generationFailed, reason: error ?? '' }
    if (status !== 'completed') return undefined
    return { ...item, status, resultUrl, figures: await measure(params.id, signal) }
  } catch {
    // The next look may get an answer; sixty without one are a timeout.
    return undefined
  }
}

/** What was measured of a picture; a picture without figures is still one. */
async function measure(id: string, signal: AbortSignal): Promise<TestItem['figures']> {
  try {
    const { durationMs, report } = await call(getCreationCheck, { params: { id }, signal })
    if (!report) return null
    const { costUsd, likeness, skinDeltaE, warnings, engine, model } = report
    return { durationMs, costUsd, likeness, skinDeltaE, warnings, engine, model }
  } catch (error) {
    await outlivePage(error)
    return null
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.noConnection
  return wordsOfError(error, error.message)
}
