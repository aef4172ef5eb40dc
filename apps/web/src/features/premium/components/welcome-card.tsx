import { Ornament } from '@ever-after/ui'
import { copy } from '../copy.ts'

export function WelcomeCard() {
  return (
    <section className="flex flex-col items-center rounded-card bg-blush px-6 pt-5 pb-6 text-center">
      <Ornament />
      <h2 className="mt-2 text-[1.625rem] leading-tight">{copy.welcome}</h2>
      <p className="mt-1.5 text-copy text-soft-ink">{copy.welcomeDetail}</p>
    </section>
  )
}
