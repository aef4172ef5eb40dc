import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Picture } from './picture.tsx'

interface BeforeAfterProps {
  after: { url: string; name: string; smallUrl?: string }
  /** Missing pictures are left out; without any there is nothing to compare. */
  before: readonly (string | null)[]
  /** Whether the picture before shows the same view, so that it takes the very place of the one after. */
  isSameFrame?: boolean
  labels: { hold: string; before: string }
  /** Told of a swipe to the next picture, or back to the one before. */
  onTurn?: (by: 1 | -1) => void
}

/** A scroll that starts on the picture does not flash the other side. */
const holdDelayMs = 120
const slipPx = 10
const turnPx = 48

/** A finished picture; while it is pressed, or Space or Enter is held on it, what it was made from. */
export function BeforeAfter({ after, before, isSameFrame, labels, onTurn }: BeforeAfterProps) {
  const { isHeld, press, release } = useHold(holdDelayMs)
  const startPx = useRef<number>(undefined)
  const sources = before.filter((url) => url !== null)
  return (
    <div className="absolute inset-0">
      <Picture src={after.url} alt={after.name} smallUrl={after.smallUrl} className="size-full bg-center" />
      <div
        aria-hidden={!isHeld}
        className={classNames(
          'absolute inset-0 flex items-center justify-center gap-4 transition-opacity duration-200',
          !isSameFrame && 'bg-paper px-5',
          !isHeld && 'opacity-0',
        )}
      >
        {sources.map((url, index) => (
          <Picture
            key={url}
            src={url}
            alt={`${labels.before} ${index + 1}`}
            className={isSameFrame ? 'size-full min-w-0 flex-1' : 'arch aspect-[3/4] min-w-0 flex-1'}
          />
        ))}
      </div>
      {sources.length > 0 && (
        <button
          type="button"
          aria-pressed={isHeld}
          onPointerDown={({ clientX }) => {
            startPx.current = clientX
            press()
          }}
          onPointerMove={({ clientX }) => {
            // Whoever draws the picture aside does not hold it.
            if (startPx.current !== undefined && Math.abs(clientX - startPx.current) > slipPx) release()
          }}
          onPointerUp={({ clientX }) => {
            const movedPx = clientX - (startPx.current ?? clientX)
            startPx.current = undefined
            release()
            if (Math.abs(movedPx) >= turnPx) onTurn?.(movedPx < 0 ? 1 : -1)
          }}
          onPointerLeave={release}
          onPointerCancel={release}
          onKeyDown={({ key }) => {
            if (key === ' ' || key === 'Enter') press()
            if (key === 'ArrowRight') onTurn?.(1)
            if (key === 'ArrowLeft') onTurn?.(-1)
          }}
          onKeyUp={release}
          onBlur={release}
          onContextMenu={(event) => event.preventDefault()}
          className="absolute inset-0 flex touch-pan-y select-none items-end justify-center pb-4 -outline-offset-4 [-webkit-touch-callout:none]"
        >
          <span className="rounded-full bg-black/55 px-5 py-2.5 text-sm text-white backdrop-blur">
            {labels.hold}
          </span>
        </button>
      )}
    </div>
  )
}

function useHold(delayMs: number) {
  const [isHeld, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isHeld,
    press: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setHeld(true), delayMs)
    },
    release: () => {
      clearTimeout(timer.current)
      setHeld(false)
    },
  }
}
