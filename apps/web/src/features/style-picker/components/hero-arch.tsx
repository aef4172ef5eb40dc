import { classNames } from '@ever-after/ui'
import { OwnStyle } from '#creations'
import { imageUrl } from '#server-state'
import type { Section } from '../model.ts'

/** An arch with one preview of each category, of which the current one shows. */
export function HeroArch({ sections, current }: { sections: readonly Section[]; current: number }) {
  /** The picture before fades out and the one after waits; the others are not fetched yet. */
  const isNear = (index: number) => (index - current + sections.length + 1) % sections.length <= 2
  return (
    <div className="relative mt-4">
      <div aria-hidden="true" className="absolute -inset-2 arch border border-champagne/70" />
      <div className="relative aspect-[5/6] h-[clamp(200px,var(--arch-height),346px)] overflow-hidden arch bg-line">
        {sections.map(({ name, styles }, index) => (
          <span
            key={name}
            className={classNames(
              'absolute inset-0 [transition:opacity_1.2s_ease-out,scale_4.6s_ease-out]',
              index === current ? 'scale-100 opacity-100' : 'scale-[1.07] opacity-0',
            )}
          >
            <img
              src={isNear(index) ? imageUrl(styles[0].variations[0].previewPath, 800) : undefined}
              alt=""
              fetchPriority={index === current ? 'high' : 'low'}
              data-current={index === current}
              className="size-full object-cover"
              onError={(event) => {
                event.currentTarget.hidden = true
              }}
            />
            {isNear(index) && <OwnStyle of={styles[0]} className="object-[50%_25%]" />}
          </span>
        ))}
      </div>
    </div>
  )
}
