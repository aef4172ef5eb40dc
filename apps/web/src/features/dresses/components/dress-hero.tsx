import { limits } from '@ever-after/contract'
import { classNames, IconButton, useRotation } from '@ever-after/ui'
import { Pause, Play } from 'lucide-react'
import { imageUrl } from '#server-state'
import { markChosen } from '../chosen-picture.ts'
import { copy } from '../copy.ts'
import type { DressChoice } from '../model.ts'

interface DressHeroProps {
  dresses: readonly DressChoice[]
  onChoose: (dress: DressChoice) => void
}

/** A framed plate that turns to the next dress every 3 seconds; it can be paused, and a tap chooses what it shows. */
export function DressHero({ dresses, onChoose }: DressHeroProps) {
  const { index, isMoving, toggle } = useRotation({
    count: dresses.length,
    intervalMs: limits.heroRotationMs,
  })
  const dress = dresses[index]
  const Icon = isMoving ? Pause : Play
  return (
    <section
      aria-label={copy.heroLabel}
      className="relative rounded-[24px] border border-line bg-card p-3 shadow-soft"
    >
      <button
        type="button"
        onClick={(event) => {
          markChosen(event.currentTarget)
          onChoose(dress)
        }}
        className="block w-full rounded-card text-start"
      >
        <span className="relative block aspect-[5/6] max-h-[54dvh] w-full overflow-hidden rounded-[14px] bg-line">
          {[...new Set([index, (index + 1) % dresses.length])].map((place) => (
            <img
              key={dresses[place].id}
              src={imageUrl(dresses[place].pictureUrl, 800)}
              alt=""
              data-current={place === index}
              onError={(event) => {
                event.currentTarget.hidden = true
              }}
              className={classNames(
                'absolute inset-0 size-full object-cover object-top',
                place === index ? 'animate-drift' : 'opacity-0',
              )}
            />
          ))}
        </span>
        <span className="block px-2 pt-4 pe-12 pb-2">
          <span className="eyebrow block text-soft-ink">{copy.plate(index + 1, dresses.length)}</span>
          <span className="mt-1.5 block font-display text-[1.875rem] leading-none">{dress.name}</span>
          <span className="mt-2 block min-h-[2.8em] text-small text-soft-ink leading-[1.4]">
            {dress.description}
          </span>
        </span>
      </button>
      {toggle && (
        <IconButton
          label={isMoving ? copy.pause : copy.play}
          onClick={toggle}
          className="absolute end-3 bottom-14"
        >
          <Icon aria-hidden="true" className="size-3.5 fill-current text-soft-ink" strokeWidth={0} />
        </IconButton>
      )}
    </section>
  )
}
