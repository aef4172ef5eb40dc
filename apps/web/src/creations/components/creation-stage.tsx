import { BeforeAfter, classNames, IconButton } from '@ever-after/ui'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CreationKind } from '#session'
import { copy } from '../copy.ts'
import { type Phase, resultOf } from '../use-creation.ts'
import { MakingOverlay } from './making-overlay.tsx'
import { onPicture } from './on-picture.ts'
import { ProblemCard } from './problem-card.tsx'

interface CreationStageProps {
  kind: CreationKind
  state: Phase
  /** Leaves room for a picker on short screens while there is no result; a result shows whole. */
  room?: string
  /** Whether the picture before fills the same frame as the one after. */
  isSameFrame?: boolean
  onBack: () => void
  /** Asks again for what found no connection. */
  onRetry: () => void
  /** Turns to the picture beside this one. */
  onTurn?: (by: 1 | -1) => void
  /** What else can be done with a result, in the corner. */
  actions?: ReactNode
  /** What shows until there is a result. */
  children: ReactNode
}

/** The large picture of a screen that makes one: what is chosen, the same behind its veil, or the result. */
export function CreationStage(props: CreationStageProps) {
  const { kind, state, room, isSameFrame, onBack, onRetry, onTurn, actions, children } = props
  const isMaking = state.phase === 'running'
  const result = resultOf(state)
  const problem = state.phase === 'done' || state.phase === 'stopped' ? state.problem : undefined
  // What was waited for here is revealed; what was there before is just shown.
  const [wasMaking, setWasMaking] = useState(isMaking)
  if (isMaking && !wasMaking) setWasMaking(true)
  return (
    <>
      <div
        data-finished-picture={result ? true : undefined}
        className={classNames(
          'relative grid w-full shrink-0 overflow-hidden bg-line',
          // A ratio would not let the veil's words make it taller than its room.
          isMaking ? 'h-[calc(100cqw*4/3)] min-h-fit' : 'aspect-[3/4]',
          !result && room,
        )}
      >
        {result ? (
          <div className={classNames('absolute inset-0 size-full', wasMaking && 'animate-reveal')}>
            <BeforeAfter
              isSameFrame={isSameFrame}
              after={{ url: result.resultUrl, name: result.name }}
              before={result.sourceUrls}
              onTurn={onTurn}
              labels={{ hold: copy.compare, before: copy.before, slider: copy.slider }}
            />
          </div>
        ) : (
          <div className={classNames('absolute inset-0 size-full', isMaking && 'animate-breathe')}>
            {children}
          </div>
        )}
        {isMaking && <MakingOverlay kind={kind} progress={state.progress} />}
        {!result && problem && <ProblemCard problem={problem} onRetry={onRetry} />}
        <div className="pointer-events-none absolute inset-x-0 top-0 z-20 flex justify-between p-3 pt-[max(12px,env(safe-area-inset-top))] [&>*]:pointer-events-auto">
          <IconButton label={copy.back} onClick={onBack} className={`${onPicture} shrink-0`}>
            <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
          </IconButton>
          <span className="flex flex-wrap justify-end gap-2">{result && actions}</span>
        </div>
      </div>
      {result && problem && <ProblemCard isBelow problem={problem} onRetry={onRetry} />}
    </>
  )
}
