import { classNames } from './class-names.ts'

/** A placeholder in the final layout while something loads. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'max-w-full animate-shimmer rounded-field bg-[length:200%_100%] bg-linear-to-r from-line via-blush to-line',
        className,
      )}
    />
  )
}
