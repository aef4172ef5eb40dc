import { ApiError, type FaultReason, faultReason } from '@ever-after/contract'
import { useEffect, useId, useRef, useState } from 'react'
import { randomId } from '#platform/random-id.ts'
import { rateCreation, redoCreation } from '../api/rate-creation.ts'
import { copy } from '../copy.ts'

interface FaultReasonsProps {
  /** A wedding picture that was not liked. */
  id: string
  /** Whether it can be made anew for nothing. */
  canRedo: boolean
  onTold: () => void
  onRedo?: (id: string) => void
}

type State = 'asking' | 'sending' | 'redoing' | 'told' | 'failed'

const words = copy.faults

/** Asks with one tap what was wrong with a picture, and has it made anew where that is still to be had. */
export default function FaultReasons({ id, canRedo, onTold, onRedo }: FaultReasonsProps) {
  const question = useId()
  const [state, setState] = useState<State>('asking')
  const idempotencyKey = useRef(randomId())

  const card = useRef<HTMLElement>(null)
  // The bar at the bottom of the screen would cover what is asked.
  useEffect(() => void card.current?.scrollIntoView({ block: 'nearest' }), [])

  const said = useRef<HTMLParagraphElement>(null)
  const isTold = state === 'redoing' || state === 'told'
  // The reason that was tapped is gone then.
  useEffect(() => {
    if (isTold) said.current?.focus({ preventScroll: true })
  }, [isTold])

  const tell = async (reason: FaultReason) => {
    if (state === 'sending') return
    setState('sending')
    try {
      const redone = canRedo ? await redo(reason) : undefined
      if (redone) onRedo?.(redone)
      else await rateCreation({ id, rating: 'negative', reason })
      onTold()
      setState(redone ? 'redoing' : 'told')
    } catch {
      setState('failed')
    }
  }

  /** Nothing where it was made anew meanwhile, as on another screen. */
  const redo = (reason: FaultReason) =>
    redoCreation({ id, reason, idempotencyKey: `${idempotencyKey.current}-${reason}` }).catch(
      (error: unknown) => {
        if (error instanceof ApiError && error.body?.code === 'redo_used') return undefined
        throw error
      },
    )

  return (
    <section
      ref={card}
      aria-labelledby={question}
      className="mt-1 scroll-mb-10 mb-2 animate-rise rounded-card border border-line bg-card p-4"
    >
      <p ref={said} id={question} role="status" tabIndex={-1} className="text-copy outline-none">
        {isTold ? words[state] : words.question}
      </p>
      {!isTold && (
        <>
          {canRedo && <p className="mt-0.5 text-fine text-soft-ink">{words.redo}</p>}
          <div className="mt-3 flex flex-wrap gap-2">
            {faultReason.options.map((reason) => (
              <button
                key={reason}
                type="button"
                aria-disabled={state === 'sending'}
                onClick={() => void tell(reason)}
                className="min-h-11 rounded-full border border-line bg-paper px-4 text-sm transition duration-200 hover:bg-blush aria-disabled:opacity-45"
              >
                {words.reasons[reason]}
              </button>
            ))}
          </div>
          {state === 'failed' && (
            <p role="alert" className="mt-2 text-danger text-sm">
              {words.failed}
            </p>
          )}
        </>
      )}
    </section>
  )
}
