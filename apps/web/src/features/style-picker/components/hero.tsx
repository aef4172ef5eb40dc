import { limits } from '@ever-after/contract'
import { Button, classNames } from '@ever-after/ui'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { imageUrl, type Section } from '../model.ts'
import { useRotation } from '../use-rotation.ts'

interface HeroProps {
  sections: readonly Section[]
  onGenerate: () => void
  onExplore: () => void
  /** Stands over the picture, such as the status pill. */
  children?: ReactNode
}

/** The invitation: a preview of each category in turn behind the headline and the two ways on. */
export function Hero({ sections, onGenerate, onExplore, children }: HeroProps) {
  const shown = sections.filter(({ isPopular }) => !isPopular)
  const current = useRotation(shown.length, limits.heroRotationMs)
  return (
    <section aria-label={copy.heroLabel} className="relative h-[min(620px,74dvh)] overflow-hidden bg-line">
      {shown.map(({ name, styles }, index) => (
        <img
          key={name}
          src={imageUrl(styles[0].variations[0].previewPath)}
          alt=""
          data-current={index === current}
          className={classNames(
            'absolute inset-0 size-full object-cover transition-opacity duration-[1200ms] ease-calm',
            index === current ? 'opacity-100' : 'opacity-0',
          )}
          onError={(event) => {
            event.currentTarget.hidden = true
          }}
        />
      ))}
      <div className="absolute inset-0 bg-linear-to-t from-black/75 via-black/15 to-black/35" />
      <div className="absolute inset-x-0 top-0 flex justify-end p-4 pt-[max(16px,env(safe-area-inset-top))]">
        {children}
      </div>
      <div className="absolute inset-x-0 bottom-0 px-6 pb-8 text-center text-white">
        <h1 className="text-[44px] leading-[1.02]">{copy.headline}</h1>
        <p className="mt-2 text-white/85">{copy.tagline}</p>
        <div className="mt-6 flex flex-col gap-2.5">
          <Button onClick={onGenerate} className="dark:bg-[#b4536a] dark:text-white">
            {copy.generate}
          </Button>
          <button
            type="button"
            onClick={onExplore}
            className="inline-flex min-h-11 items-center justify-center gap-2 rounded-full font-semibold text-[15px] text-white"
          >
            {copy.explore}
            <ArrowDown aria-hidden="true" className="size-4" />
          </button>
        </div>
      </div>
    </section>
  )
}
