import { useRef } from 'react'
import { copy } from '../copy.ts'
import { useTester } from '../use-tester.ts'
import { CoupleCard } from './couple-card.tsx'
import { Results } from './results.tsx'
import { StylesCard } from './styles-card.tsx'

/** Real test pictures of two photos in many styles. */
export function TesterPage() {
  const results = useRef<HTMLElement>(null)
  // Its cards are drawn first.
  const showResults = () => requestAnimationFrame(() => results.current?.scrollIntoView({ block: 'start' }))
  const tester = useTester({ onStarted: showResults })
  return (
    <div className="mx-auto grid max-w-[1400px] gap-5">
      <header>
        <h1 className="text-title">{copy.title}</h1>
        <p className="mt-0.5 text-small text-soft-ink">{copy.intro}</p>
      </header>
      <div className="grid items-start gap-5 2xl:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="grid items-start gap-5 md:grid-cols-2 2xl:grid-cols-1">
          <CoupleCard couple={tester.couple} isUploading={tester.isUploading} onKeep={tester.keep} />
          <StylesCard
            choice={tester.choice}
            isBusy={tester.isUploading || tester.run?.state === 'running'}
            isUploading={tester.isUploading}
            onStart={tester.start}
          />
        </div>
        <Results ref={results} run={tester.run} />
      </div>
    </div>
  )
}
