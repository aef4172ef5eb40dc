/** A small sprig between two hairlines; decoration only. */
export function Ornament({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 160 24"
      className={`h-6 w-40 text-champagne ${className}`}
      fill="none"
      aria-hidden="true"
    >
      <g stroke="currentColor" strokeWidth="1.1" strokeLinecap="round">
        <path d="M4 12h46M110 12h46" opacity=".55" />
        <path d="M80 21V7" />
        <path d="M80 13c-6 0-10-3-11-8 6 0 10 3 11 8ZM80 13c6 0 10-3 11-8-6 0-10 3-11 8Z" />
        <path d="M80 19c-5 1-9-1-12-5 5-1 9 1 12 5ZM80 19c5 1 9-1 12-5-5-1-9 1-12 5Z" />
        <circle cx="80" cy="4" r="1.6" fill="currentColor" />
      </g>
    </svg>
  )
}
