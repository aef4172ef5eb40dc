interface ComparisonLineProps {
  label: string
  className?: string
}

/**
 * The line between two pictures that lie on each other, moved by a finger, a pointer or the arrow keys. It stands at `--at` of
 * its parent, which lays the picture before over the one after with `beforeLine`.
 */
export function ComparisonLine({ label, className = '' }: ComparisonLineProps) {
  return (
    <>
      <input
        type="range"
        aria-label={label}
        defaultValue={50}
        onInput={({ currentTarget }) => moveLine(currentTarget)}
        className={`peer absolute inset-0 z-20 m-0 size-full cursor-ew-resize touch-pan-y opacity-0 ${className}`}
      />
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute inset-y-0 left-(--at) z-10 w-0.5 -translate-x-1/2 bg-white peer-focus-visible:[&>span]:outline-3 ${className}`}
      >
        <span className="absolute top-1/2 left-1/2 flex size-11 -translate-1/2 items-center justify-center rounded-full bg-white text-black shadow-soft outline-rose">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
            <path d="m9 7-5 5 5 5m6-10 5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </span>
      </span>
    </>
  )
}

/** Shows of the picture before what lies left of the line. */
export const beforeLine = '[clip-path:inset(0_calc(100%-var(--at))_0_0)]'

function moveLine({ value, parentElement }: HTMLInputElement): void {
  parentElement?.style.setProperty('--at', `${value}%`)
}
