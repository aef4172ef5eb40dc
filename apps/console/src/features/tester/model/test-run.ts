import { attire, creationStatus } from '@ever-after/contract'
import * as z from 'zod/mini'
import { copy } from '../copy.ts'

const item = z.object({
  styleId: z.string(),
  styleName: z.string(),
  displayName: z.string(),
  prompt: z.string(),
  /** Whether the style offers a covering; unknown in runs that were kept before it was a choice. */
  offersCovering: z._default(z.boolean(), false),
  /** The same request under the same key is made once. */
  key: z.string(),
  status: creationStatus,
  applicationId: z.nullable(z.string()),
  resultUrl: z.nullable(z.string()),
  /** What failed, and what the server said about it. */
  failure: z.string(),
  reason: z.string(),
  /** What was measured; null until the picture is completed. */
  figures: z.nullable(
    z.object({
      durationMs: z.nullable(z.number()),
      costUsd: z.number(),
      likeness: z.array(z.number()),
      skinDeltaE: z.array(z.number()),
      warnings: z.array(z.string()),
      engine: z.string(),
      /** Empty in runs that were kept before it was told. */
      model: z._default(z.string(), ''),
    }),
  ),
})
export type TestItem = z.infer<typeof item>

const photos = z.object({
  partner1PhotoId: z.string(),
  partner2PhotoId: z.string(),
  partner1Attire: attire,
  partner2Attire: attire,
  partner1WearsCovering: z.optional(z.boolean()),
  partner2WearsCovering: z.optional(z.boolean()),
  /** Where the photos are shown; signed and short-lived. */
  urls: z.tuple([z.string(), z.string()]),
})
export type RunPhotos = z.infer<typeof photos>

export const testRunSchema = z.object({
  state: z.enum(['running', 'stopped', 'done']),
  photos,
  items: z.array(item),
})
export type TestRun = z.infer<typeof testRunSchema>

/** A face in a picture is the same person's at or under this distance. */
export const likenessLimit = 0.52

export interface TestWish {
  styleId: string
  styleName: string
  displayName: string
  prompt: string
  offersCovering: boolean
}

interface NewRun {
  photos: RunPhotos
  wishes: readonly TestWish[]
  newKey: () => string
}

export function newRun({ photos, wishes, newKey }: NewRun): TestRun {
  return { state: 'running', photos, items: wishes.map((wish) => ({ ...wish, ...unmade, key: newKey() })) }
}

const unmade: Omit<TestItem, keyof TestWish | 'key'> = {
  status: 'pending',
  applicationId: null,
  resultUrl: null,
  failure: '',
  reason: '',
  figures: null,
}

/** What is to be done next: what was begun, else the first that waits. */
export function nextItem({ items }: TestRun): TestItem | undefined {
  return (
    items.find(({ status }) => status === 'processing') ?? items.find(({ status }) => status === 'pending')
  )
}

export function changeItem(run: TestRun, changed: TestItem): TestRun {
  return { ...run, items: run.items.map((one) => (one.styleId === changed.styleId ? changed : one)) }
}

interface Again {
  styleIds: ReadonlySet<string>
  newKey: () => string
}

/** Failed items are made anew; of one that only took too long the same picture is waited for. */
export function runAgain(run: TestRun, { styleIds, newKey }: Again): TestRun {
  const items = run.items.map((one) => {
    if (one.status !== 'failed' || !styleIds.has(one.styleId)) return one
    const isLate = one.failure === copy.timeout
    return {
      ...one,
      ...unmade,
      key: isLate ? one.key : newKey(),
      applicationId: isLate ? one.applicationId : null,
    }
  })
  return { ...run, state: 'running', items }
}

/** How far a run is, how long its pictures took, and what they cost. */
export function measureRun({ items }: TestRun) {
  const countOf = (status: TestItem['status']) => items.filter((one) => one.status === status).length
  const measured = items.flatMap(({ figures }) => figures ?? [])
  const times = measured.flatMap(({ durationMs }) => durationMs ?? []).sort((one, other) => one - other)
  const [completed, failed] = [countOf('completed'), countOf('failed')]
  return {
    all: items.length,
    completed,
    failed,
    done: completed + failed,
    medianMs: medianOf(times),
    costUsd: measured.reduce((total, { costUsd }) => total + costUsd, 0),
  }
}

function medianOf(sorted: readonly number[]): number | null {
  if (sorted.length === 0) return null
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
