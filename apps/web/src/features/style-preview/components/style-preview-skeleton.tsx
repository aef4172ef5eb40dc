import { Skeleton } from '@ever-after/ui'

export function StylePreviewSkeleton({ label }: { label: string }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="aspect-[3/4] max-h-[max(400px,calc(100dvh-324px))] framed:max-h-[max(400px,calc(100dvh-368px))] w-full rounded-none" />
      <Skeleton className="mx-5 mt-5 h-7 w-44" />
      <Skeleton className="mx-5 mt-5 h-9 w-72" />
      <div className="flex gap-3 overflow-hidden px-5 pt-5">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-[120px] w-[90px] shrink-0" />
        ))}
      </div>
    </div>
  )
}
