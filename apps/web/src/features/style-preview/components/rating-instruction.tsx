import { limits } from '@ever-after/contract'
import { Button, keepFocus } from '@ever-after/ui'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useEffect, useId } from 'react'
import { copy } from '../copy.ts'
import { useAutoDismiss } from '../use-auto-dismiss.ts'

const words = copy.instruction

/** Explains the two thumbs once; it leaves by itself unless somebody is reading it. */
export function RatingInstruction({ onDismiss }: { onDismiss: () => void }) {
  const title = useId()
  const pauseHandlers = useAutoDismiss({ afterMs: limits.ratingInstructionMs, onDismiss })
  useEffect(() => keepFocus, [])
  return (
    <section
      aria-labelledby={title}
      className="mx-5 mt-2 animate-rise rounded-card border border-line bg-card py-2 pe-2 ps-5 shadow-soft"
      {...pauseHandlers}
    >
      <div className="flex flex-wrap items-center justify-between">
        <h2 id={title} className="text-lg">
          {words.title}
        </h2>
        <Button look="link" className="px-3" onClick={onDismiss}>
          {words.gotIt}
        </Button>
      </div>
      <ul className="flex flex-col gap-1 pb-2 text-copy">
        <Line Icon={ThumbsUp} name={words.loveIt} more={words.loveItMore} />
        <Line Icon={ThumbsDown} name={words.notGood} more={words.notGoodMore} />
      </ul>
    </section>
  )
}

function Line({ Icon, name, more }: { Icon: typeof ThumbsUp; name: string; more: string }) {
  return (
    <li className="flex items-baseline gap-2.5">
      <Icon aria-hidden="true" className="size-4 shrink-0 translate-y-0.5 text-rose" />
      <span>
        <strong className="font-semibold">{name}</strong>
        <span className="text-soft-ink">: {more}</span>
      </span>
    </li>
  )
}
