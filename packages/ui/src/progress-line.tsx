/** A thin line of progress, 0..1, announced to screen readers by its label. */
export function ProgressLine({ fraction, label }: { fraction: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, fraction)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 w-full overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-rose transition-[width] duration-500 ease-calm"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
