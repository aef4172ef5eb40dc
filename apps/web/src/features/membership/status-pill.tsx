import { Sparkles } from 'lucide-react'
import { remainingChanges, showsBalance, useStatus } from '#server-state'
import { copy } from './copy.ts'

/** Remaining free and bonus photos; absent until they are known. */
export function StatusPill() {
  const { data } = useStatus()
  if (!data || !showsBalance(data)) return null
  return (
    <p className="inline-flex h-9 animate-fade items-center gap-1.5 rounded-full border border-line bg-card px-3.5 text-[13px]">
      <Sparkles aria-hidden="true" className="size-3.5 text-champagne" />
      {copy.remaining(remainingChanges(data))}
    </p>
  )
}
