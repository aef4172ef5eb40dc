import { copy } from '../copy.ts'

export function LandingSteps() {
  return (
    <section className="mt-24">
      <h2 className="font-display text-center text-[40px]">{copy.stepsTitle}</h2>
      <ol className="mx-auto mt-10 grid max-w-4xl gap-10 sm:grid-cols-3 sm:gap-8">
        {copy.steps.map(([title, detail], index) => (
          <li key={title} className="text-center">
            <p aria-hidden="true" className="font-display text-[40px] text-rose leading-none">
              {copy.numerals[index]}
            </p>
            <h3 className="mt-4 text-[22px]">{title}</h3>
            <p className="mx-auto mt-1.5 max-w-[26ch] text-balance text-soft-ink">{detail}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
