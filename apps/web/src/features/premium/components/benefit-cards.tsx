import { Gem, ImageDown, Images, WandSparkles } from 'lucide-react'
import { useAppConfig } from '#server-state'
import { benefits, copy } from '../copy.ts'

export function BenefitCards() {
  const { hasPremiumCollections } = useAppConfig()
  const { creations, resolution, portraits, noWatermark, collections } = benefits
  const cards = [
    { Icon: Images, ...creations },
    { Icon: ImageDown, ...resolution },
    { Icon: WandSparkles, ...portraits },
    { Icon: Gem, ...(hasPremiumCollections ? collections : noWatermark) },
  ]
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="rule-after flex items-center gap-3 text-[1.625rem]">
        {copy.benefits}
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
        {cards.map(({ Icon, name, detail }) => (
          <li key={name} className="rounded-card border border-line bg-card p-4">
            <Icon aria-hidden="true" className="size-6 text-champagne" strokeWidth={1.4} />
            <h3 className="mt-3 text-[1.1875rem] leading-tight">{name}</h3>
            <p className="mt-1.5 text-small text-soft-ink leading-snug">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
