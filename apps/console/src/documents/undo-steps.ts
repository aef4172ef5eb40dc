/** One thing that can be taken back: a change of the document, or something that the server has to undo. */
export interface UndoStep<D> {
  label: string
  run: (() => Promise<boolean>) | { id: symbol; before: D; after: D }
}

const stepsMax = 50

/** The last fifty things that can be taken back, the newest first to go. */
export function createUndoSteps<D>() {
  let steps: readonly UndoStep<D>[] = []
  return {
    label: () => steps.at(-1)?.label ?? null,
    remember(step: UndoStep<D>) {
      steps = [...steps, step].slice(-stepsMax)
    },
    take(): UndoStep<D> | undefined {
      const step = steps.at(-1)
      steps = steps.slice(0, -1)
      return step
    },
    /** What was never saved cannot be taken back. */
    dropLost(lost: ReadonlySet<symbol>) {
      steps = steps.filter(({ run }) => typeof run === 'function' || !lost.has(run.id))
    },
    forget() {
      steps = []
    },
  }
}
