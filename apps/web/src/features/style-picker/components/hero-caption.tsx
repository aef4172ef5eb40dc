import type { Rotation } from '@ever-after/ui'
import { Pause, Play } from 'lucide-react'
import { copy } from '../copy.ts'

/** Names the category in the arch and lets the pictures rest. */
export function HeroCaption({ category, rotation }: { category: string; rotation: Rotation }) {
  const { isMoving, toggle } = rotation
  if (!toggle) return <p className="eyebrow flex min-h-12 items-center pt-1 text-soft-ink">{category}</p>
  const Icon = isMoving ? Pause : Play
  return (
    <button
      type="button"
      aria-label={isMoving ? copy.pause(category) : copy.play(category)}
      onClick={toggle}
      className="eyebrow flex min-h-12 items-center gap-2 rounded-full px-4 pt-1 text-soft-ink"
    >
      {category}
      <Icon aria-hidden="true" className="size-3 fill-current" strokeWidth={0} />
    </button>
  )
}
