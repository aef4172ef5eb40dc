/** A drawing of what a photo of a dress shows: one person from the front, from the head to below the hips. */
export function DressHint({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 150" className={className} fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
        <g className="text-champagne">
          <path d="M6 24V12a6 6 0 0 1 6-6h12M96 6h12a6 6 0 0 1 6 6v12M114 126v12a6 6 0 0 1-6 6H96M24 144H12a6 6 0 0 1-6-6v-12" />
        </g>
        <g className="text-soft-ink">
          <path d="M60 19c-8 0-12.500 6-12.500 13.500S52 48 60 48s12.500-8 12.500-15.500S68 19 60 19Z" />
          <path d="M47 30c1-13 25-15 26-1M55 47v7M65 47v7" />
          <path d="M41 62c-7 3-9 12-10 26-.5 7-1 12-1 18M79 62c7 3 9 12 10 26 .5 7 1 12 1 18" />
        </g>
        <g className="text-rose">
          <path
            d="M42 62c5 4 11 4 18 9 7-5 13-5 18-9 2 11-2 19-4 27 9 17 15 34 18 54H28c3-20 9-37 18-54-2-8-6-16-4-27Z"
            fill="var(--color-blush)"
          />
          <path
            d="M46 89c9 3 19 3 28 0M60 71v10M52 100c-3 13-5 26-6 43M68 100c3 13 5 26 6 43"
            opacity=".55"
          />
        </g>
      </g>
    </svg>
  )
}
