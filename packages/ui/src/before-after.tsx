import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Picture } from './picture.tsx'

interface BeforeAfterProps {
  after: { url: string; name: string }
  /** Missing pictures are left out; without any there is nothing to compare. */
  before: readonly (string | null)[]
  labels: { hold: string; before: string }
}

/** A scroll that starts on the picture does not flash the other side. */
const holdDelayMs = 120

/** A finished picture; while it is pressed, or Space or Enter is held on its button, what it was made from. */
export function BeforeAfter({ after, before, labels }: BeforeAfterProps) {
  const { isHeld, press, release } = useHold(holdDelayMs)
  const sources = before.filter((url) => url !== null)
  const canCompare = sources.length > 0
  return (
    <div
      className="absolute inset-0 touch-pan-y select-none [-webkit-touch-callout:none]"
      onPointerDown={canCompare ? press : undefined}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Picture src={after.url} alt={after.name} draggable={false} className="size-full" />
      <div
        aria-hidden={!isHeld}
        className={classNames(
          'pointer-events-none absolute inset-0 flex items-center justify-center gap-4 bg-paper px-5 transition-opacity duration-200',
          !isHeld && 'opacity-0',
        )}
      >
        {sources.map((url, index) => (
          <Picture
            key={url}
            src={url}
            alt={`${labels.before} ${index + 1}`}
            draggable={false}
            className="aspect-[3/4] min-w-0 flex-1 rounded-t-full rounded-b-field"
          />
        ))}
      </div>
      {canCompare && (
        <button
          type="button"
          aria-pressed={isHeld}
          onKeyDown={(event) => (event.key === ' ' || event.key === 'Enter') && press()}
          onKeyUp={release}
          onBlur={release}
          className="absolute bottom-4 left-1/2 min-h-11 -translate-x-1/2 rounded-full bg-black/55 px-5 text-sm text-white backdrop-blur"
        >
          {labels.hold}
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
