import { siteCopy } from '../copy.ts'
import { showsCouple } from '../shows-couple.ts'
import { TwoToOne } from './two-to-one.tsx'

export function LandingSteps() {
  return (
    <section id="how" className="scroll-mt-8 pt-24">
      <h2 className="text-center font-display text-[2.5rem] leading-tight">{siteCopy.stepsTitle}</h2>
      {!showsCouple() && <TwoToOne />}
      <ol className="mx-auto mt-10 grid max-w-4xl gap-10 sm:grid-cols-3 sm:gap-8">
        {siteCopy.steps.map(([title, detail], index) => (
          <li key={title} className="text-center">
            <p aria-hidden="true" className="font-display text-[2.5rem] text-rose leading-none">
              {siteCopy.numerals[index]}
            </p>
            <h3 className="mt-4 text-title">{title}</h3>
            <p className="mx-auto mt-1.5 max-w-[26ch] text-balance text-soft-ink">{detail}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
