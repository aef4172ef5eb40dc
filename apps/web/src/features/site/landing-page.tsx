import { Ornament } from '@ever-after/ui'
import { LandingArches } from './components/landing-arches.tsx'
import { LandingSteps } from './components/landing-steps.tsx'
import { PreviewLink } from './components/preview-link.tsx'
import { StyleGallery } from './components/style-gallery.tsx'
import { copy } from './copy.ts'
import { useShowcase } from './use-showcase.ts'

/** The product in one screen and a few scrolls. */
export function LandingPage() {
  const styles = useShowcase()
  return (
    <div className="mx-auto max-w-6xl overflow-x-clip px-6 pb-14">
      <header className="flex flex-col items-center pt-8 text-center">
        <p className="font-display text-[26px]">{copy.name}</p>
        <LandingArches styles={styles.slice(0, 3)} />
        <h1 className="font-hero mt-8 text-[clamp(46px,11vw,112px)] leading-[0.95]">{copy.headline}</h1>
        <p className="eyebrow mt-5 text-soft-ink">{copy.tagline}</p>
        <Ornament className="mt-5" />
        <p className="mt-5 max-w-[34ch] text-balance text-lg leading-relaxed">{copy.lead}</p>
        <PreviewLink />
      </header>
      <LandingSteps />
      {styles.length > 3 && <StyleGallery styles={styles.slice(3)} />}
      <section className="relative mx-auto mt-24 max-w-3xl rounded-[28px] border border-line bg-card px-8 py-12 text-center">
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-2 rounded-[21px] border border-champagne/60"
        />
        <h2 className="font-display text-[34px]">{copy.promiseTitle}</h2>
        <p className="mx-auto mt-4 max-w-[52ch] text-soft-ink leading-relaxed">{copy.promise}</p>
      </section>
      <footer className="mt-14 text-center text-[13px] text-soft-ink">{copy.footer}</footer>
    </div>
  )
}
