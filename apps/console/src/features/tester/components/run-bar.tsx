import { Button, ProgressLine } from '@ever-after/ui'
import { copy } from '../copy.ts'
import { formatCost, formatSeconds } from '../format.ts'
import { measureRun, type TestRun } from '../model/test-run.ts'
import { goOn, rerun, stopRun } from '../run/run-tests.ts'

/** How far a run is, and what can be done with it. */
export function RunBar({ run }: { run: TestRun }) {
  const { all, done, completed, failed, medianMs, costUsd } = measureRun(run)
  const failedIds = run.items.flatMap(({ status, styleId }) => (status === 'failed' ? styleId : []))
  const progress = copy.progress(done, all)
  return (
    <div className="grid gap-3 rounded-field border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="mr-auto">
          <p role="status" className="font-semibold text-copy tabular-nums">
            {run.state === 'done' ? copy.summary(completed, failed) : progress}
          </p>
          <p className="text-small text-soft-ink tabular-nums">
            {run.state === 'stopped'
              ? copy.stoppedNote
              : medianMs !== null && copy.totals(formatSeconds(medianMs), formatCost(costUsd))}
          </p>
        </div>
        {failed > 0 && (
          <Button look="quiet" size="compact" onClick={() => rerun(failedIds)}>
            {copy.rerun(failed)}
          </Button>
        )}
        {run.state === 'running' && (
          <Button look="quiet" size="compact" onClick={stopRun}>
            {copy.cancel}
          </Button>
        )}
        {run.state === 'stopped' && all > done && (
          <Button size="compact" onClick={goOn}>
            {copy.goOn(all - done)}
          </Button>
        )}
      </div>
      {run.state !== 'done' && <ProgressLine fraction={done / all} label={progress} />}
    </div>
  )
}
