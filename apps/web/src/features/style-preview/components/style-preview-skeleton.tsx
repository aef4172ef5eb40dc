import { Skeleton } from '@ever-after/ui'

interface StylePreviewSkeletonProps {
  label: string
  /** As the screen that it stands for. */
  showsBalance?: boolean
}

export function StylePreviewSkeleton({ label, showsBalance = true }: StylePreviewSkeletonProps) {
  return (
    <div>
      <Skeleton className="aspect-[3/4] max-h-[max(340px,calc(100dvh-var(--notice-height)-376px))] framed:max-h-[max(340px,calc(100dvh-var(--notice-height)-420px))] w-full rounded-none" />
      <div className="px-5">
        <p role="status" className="mt-5 flex h-7 items-center text-copy text-soft-ink">
          {label}
        </p>
        {showsBalance && <Skeleton className="mt-5 h-11 rounded-full" />}
        <Skeleton className="mt-5 h-9 w-72" />
      </div>
      <div className="flex gap-3 overflow-hidden px-5 pt-5">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-[7.5rem] w-[5.625rem] shrink-0" />
        ))}
      </div>
    </div>
  )
}
