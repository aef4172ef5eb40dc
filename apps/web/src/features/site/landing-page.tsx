import { IconButton, Ornament } from '@ever-after/ui'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'wouter'
import { BeforeAfter } from './components/before-after.tsx'
import { Filled } from './components/filled.tsx'
import { InstallLinks } from './components/install-links.tsx'
import { LandingArches } from './components/landing-arches.tsx'
import { LandingSteps } from './components/landing-steps.tsx'
import { PictureRow } from './components/picture-row.tsx'
import { Plans } from './components/plans.tsx'
import { QuestionList } from './components/question-list.tsx'
import { SiteFooter } from './components/site-footer.tsx'
import { When } from './components/when.tsx'
import { siteCopy } from './copy.ts'
import type { InfoPageProps } from './page-props.ts'
import { coupleShowcase, showcase } from './showcase.ts'
import { showsCouple } from './shows-couple.ts'

/** The product in one screen and a few scrolls. */
export function LandingPage({ settings, onBack }: InfoPageProps) {
  return (
    <div className="mx-auto max-w-6xl overflow-x-clip px-6 pb-14">
      <header className="pt-[max(28px,env(safe-area-inset-top))] text-center">
        {onBack && (
          <IconButton label={siteCopy.back} onClick={onBack} className="-ms-2.5 float-start">
            <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
          </IconButton>
        )}
        <p className="font-display text-[1.625rem]">{siteCopy.name}</p>
        <div className="mt-7 flex flex-col items-center gap-8 lg:mt-14 lg:flex-row-reverse lg:justify-center lg:gap-14 lg:text-start">
          <LandingArches />
          <div className="flex flex-col items-center lg:items-start">
            <h1 className="font-hero text-[clamp(2.875rem,11vw,5.25rem)] leading-[0.95]">
              {siteCopy.headline}
            </h1>
            <p className="eyebrow mt-5 text-soft-ink">{siteCopy.tagline}</p>
            <Ornament className="mt-5" />
            <p className="mt-5 max-w-[34ch] text-balance text-lg leading-relaxed">{siteCopy.lead}</p>
            <InstallLinks settings={settings} />
            <a
              href="#how"
              className="mt-3 inline-flex min-h-11 items-center px-3 text-rose underline-offset-4 hover:underline lg:px-0"
            >
              {siteCopy.seeHow}
            </a>
          </div>
        </div>
      </header>
      <LandingSteps />
      {showsCouple() && <BeforeAfter />}
      <section className="mt-24">
        <h2 className="text-center font-display text-[2.5rem] leading-tight">{siteCopy.moodsTitle}</h2>
        <p className="mx-auto mt-3 max-w-[44ch] text-balance text-center text-soft-ink">{siteCopy.moods}</p>
        <PictureRow
          pictures={showsCouple() ? coupleShowcase.moods : showcase.moods}
          sizes="(min-width: 1152px) 264px, (min-width: 640px) 23vw, 45vw"
          className="grid-cols-2 sm:grid-cols-4"
        />
      </section>
      <section className="mt-24">
        <h2 className="text-center font-display text-[2.5rem] leading-tight">{siteCopy.stylesTitle}</h2>
        <PictureRow
          pictures={showcase.styles}
          sizes="(min-width: 1152px) 357px, (min-width: 640px) 31vw, 45vw"
          className="grid-cols-2 sm:grid-cols-3"
        />
        <p className="mx-auto mt-8 max-w-[52ch] text-balance text-center text-copy text-soft-ink">
          {showsCouple() ? siteCopy.drawnStylesNote : siteCopy.drawnNote}
        </p>
      </section>
      <section className="relative mx-auto mt-24 max-w-3xl rounded-[28px] border border-line bg-card px-8 py-12 text-center">
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-2 rounded-[21px] border border-champagne/60"
        />
        <h2 className="font-display text-[2.125rem] leading-tight">{siteCopy.promiseTitle}</h2>
        <p className="mx-auto mt-4 max-w-[52ch] text-soft-ink leading-relaxed">
          <Filled text={siteCopy.promise} settings={settings} />
        </p>
        <When
          name="drawnElsewhere"
          settings={settings}
          className="wrap-anywhere mx-auto mt-3 max-w-[52ch] text-soft-ink leading-relaxed"
        >
          <Filled text={siteCopy.promiseElsewhere} settings={settings} />
        </When>
        <Link
          href="/privacy"
          className="mt-3 inline-flex min-h-11 items-center px-3 text-rose underline underline-offset-4"
        >
          {siteCopy.promiseLink}
        </Link>
      </section>
      <Plans />
      <section className="mx-auto mt-24 max-w-2xl">
        <h2 className="mb-8 text-center font-display text-[2.5rem] leading-tight">
          {siteCopy.questionsTitle}
        </h2>
        <QuestionList settings={settings} />
      </section>
      <section className="mt-24 text-center">
        <Ornament className="mx-auto" />
        <h2 className="mt-4 break-words text-balance font-display text-[2.125rem] leading-tight">
          {siteCopy.closing.title}
        </h2>
        <p className="mx-auto mt-3 max-w-[44ch] text-balance text-soft-ink">{siteCopy.closing.line}</p>
        <InstallLinks settings={settings} isCentred />
      </section>
      <SiteFooter />
    </div>
  )
}
