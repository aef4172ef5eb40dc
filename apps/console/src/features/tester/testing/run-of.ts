import { changeItem, newRun, type TestItem, type TestRun, type TestWish } from '../model/test-run.ts'
import { photos } from './replies.ts'

export const wishOf = (styleId: string): TestWish => ({
  styleId,
  styleName: styleId,
  displayName: styleId,
  prompt: '',
  offersCovering: false,
})

/** A run of styles with these ids; its keys are counted. */
export function runOf(...styleIds: string[]): TestRun {
  let key = 0
  return newRun({ photos, wishes: styleIds.map(wishOf), newKey: () => `key-${++key}` })
}

/** The same run with one of its items changed. */
export function withItem(run: TestRun, index: number, changes: Partial<TestItem>): TestRun {
  return changeItem(run, { ...run.items[index], ...changes })
}

export function figuresOf(durationMs: number | null, costUsd = 0.01) {
  return { durationMs, costUsd, likeness: [], skinDeltaE: [], warnings: [], engine: 'studio', model: '' }
}
