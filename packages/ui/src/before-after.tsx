import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { beforeLine, ComparisonLine } from './comparison-line.tsx'
import { IconButton } from './icon-button.tsx'
import { Picture } from './picture.tsx'
import { runsRightToLeft } from './runs-right-to-left.ts'

interface BeforeAfterProps {
  after: { url: string; name: string; smallUrl?: string }
  /** Missing pictures are left out; without any there is nothing to compare. */
  before: readonly (string | null)[]
  /** Whether the picture before shows the same view, so that it takes the very place of the one after. */
  isSameFrame?: boolean
  labels: { hold: string; before: string; slider?: { offer: string; line: string } }
  /** Told of a swipe to the next picture, or back to the one before. */
  onTurn?: (by: 1 | -1) => void
}

/** A scroll that starts on the picture does not flash the other side. */
const holdDelayMs = 120
const slipPx = 10
const turnPx = 48

/**
 * A finished picture; while it is pressed, or Space or Enter is held on it, what it was made from. Where the slider is offered
 * and chosen, both show up to a line that is drawn instead of the picture.
 */
export function BeforeAfter({ after, before, isSameFrame, labels, onTurn }: BeforeAfterProps) {
  const { isHeld, press, release } = useHold(holdDelayMs)
  const aside = useDrawnAside(onTurn)
  const [wantsLine, setWantsLine] = useState(false)
  const sources = before.filter((url) => url !== null)
  const hasLine = wantsLine && sources.length > 0
  return (
    <div dir={hasLine ? 'ltr' : undefined} className="@container absolute inset-0 [--at:50%]">
      <Picture src={after.url} alt={after.name} smallUrl={after.smallUrl} className="size-full bg-center" />
      <div
        aria-hidden={!isHeld && !hasLine}
        className={classNames(
          'absolute inset-0 flex items-center justify-center',
          hasLine ? beforeLine : 'transition-opacity duration-200',
          !isSameFrame && 'gap-4 bg-paper px-5',
          !isHeld && !hasLine && 'opacity-0',
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
      {sources.length === 0 && onTurn && (
        <div aria-hidden="true" {...aside.handlers} className="absolute inset-0 touch-pan-y select-none" />
      )}
      {sources.length > 0 && !hasLine && (
        <button
          type="button"
          aria-pressed={isHeld}
          onPointerDown={(event) => {
            aside.handlers.onPointerDown(event)
            press()
          }}
          onPointerMove={(event) => {
            // Whoever draws the picture aside does not hold it.
            if (aside.hasSlipped(event)) release()
          }}
          onPointerUp={(event) => {
            release()
            aside.handlers.onPointerUp(event)
          }}
          onPointerLeave={() => {
            release()
            aside.handlers.onPointerLeave()
          }}
          onPointerCancel={() => {
            release()
            aside.handlers.onPointerCancel()
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === ' ' || key === 'Enter') press()
            // A picture that is drawn to the left makes room for the one at its right.
            if (key === 'ArrowRight') onTurn?.(turnOf('left', currentTarget))
            if (key === 'ArrowLeft') onTurn?.(turnOf('right', currentTarget))
          }}
          onKeyUp={release}
          onBlur={release}
          onContextMenu={(event) => event.preventDefault()}
          // A mark may stand in the middle of the lower edge, up to 9 % of the width.
          className="absolute inset-0 flex touch-pan-y select-none items-end justify-center pb-[11cqw] -outline-offset-4 [-webkit-touch-callout:none]"
        >
          <span className="rounded-full bg-black/55 px-5 py-2.5 text-sm text-white backdrop-blur">
            {labels.hold}
          </span>
        </button>
      )}
      {hasLine && labels.slider && <ComparisonLine label={labels.slider.line} />}
      {labels.slider && sources.length > 0 && (
        <IconButton
          label={labels.slider.offer}
          aria-pressed={hasLine}
          onClick={() => setWantsLine(!hasLine)}
          className="absolute end-3 bottom-[calc(11cqw-0.125rem)] @max-[17rem]:end-auto @max-[17rem]:bottom-[calc(11cqw+3.75rem)] @max-[17rem]:start-3 z-20 bg-black/55 text-white backdrop-blur not-aria-pressed:hover:bg-black/70! aria-pressed:bg-white! aria-pressed:text-black"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
            <path d="M12 3v18m-4-5-4-4 4-4m8 8 4-4-4-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </IconButton>
      )}
    </div>
  )
}

/** Tells of a thing that a finger drew aside; what leaves it or is taken over by a scroll did not. */
function useDrawnAside(onTurn: BeforeAfterProps['onTurn']) {
  const startPx = useRef<number>(undefined)
  const forget = () => {
    startPx.current = undefined
  }
  return {
    hasSlipped: ({ clientX }: PointerEvent) =>
      startPx.current !== undefined && Math.abs(clientX - startPx.current) > slipPx,
    handlers: {
      onPointerDown: ({ clientX }: PointerEvent) => {
        startPx.current = clientX
      },
      onPointerUp: ({ clientX, currentTarget }: PointerEvent) => {
        const movedPx = clientX - (startPx.current ?? clientX)
        forget()
        if (Math.abs(movedPx) >= turnPx) onTurn?.(turnOf(movedPx < 0 ? 'left' : 'right', currentTarget))
      },
      onPointerLeave: forget,
      onPointerCancel: forget,
    },
  }
}

/** The next picture lies where reading goes on. */
function turnOf(drawn: 'left' | 'right', element: Element): 1 | -1 {
  return (drawn === 'left') === runsRightToLeft(element) ? -1 : 1
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
