import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Picture } from './picture.tsx'

interface BeforeAfterProps {
  after: { url: string; name: string }
  /** Missing pictures are left out; without any there is nothing to compare. */
  before: readonly (string | null)[]
  labels: { hold: string; before: string }
}

/** A finished picture; while pressed, or while Space or Enter is held, what it was made from. */
export function BeforeAfter({ after, before, labels }: BeforeAfterProps) {
  const [isHeld, setHeld] = useState(false)
  const sources = before.filter((url) => url !== null)
  const hold = (held: boolean) => () => setHeld(held)
  return (
    <div className="absolute inset-0">
      <Picture src={after.url} alt={after.name} className="size-full" />
      <div
        aria-hidden={!isHeld}
        className={classNames('absolute inset-0 grid grid-cols-2 gap-0.5 transition-opacity duration-200', !isHeld && 'opacity-0')}
      >
        {sources.map((url) => (
          <Picture key={url} src={url} alt={labels.before} className="size-full" />
        ))}
      </div>
      {sources.length > 0 && (
        <button
          type="button"
          aria-pressed={isHeld}
          onPointerDown={hold(true)}
          onPointerUp={hold(false)}
          onPointerLeave={hold(false)}
          onKeyDown={(event) => (event.key === ' ' || event.key === 'Enter') && setHeld(true)}
          onKeyUp={hold(false)}
          onBlur={hold(false)}
          onContextMenu={(event) => event.preventDefault()}
          className="absolute bottom-4 left-4 min-h-11 touch-none select-none rounded-full bg-black/55 px-4 text-sm text-white backdrop-blur"
        >
          {labels.hold}
        </button>
      )}
    </div>
  )
}
