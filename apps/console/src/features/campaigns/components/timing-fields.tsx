import { limits } from '@ever-after/contract'
import { Choice } from '@ever-after/ui'
import { useId } from 'react'
import { copy } from '../copy.ts'
import { localMinute } from '../local-minute.ts'
import { type Draft, rateOf } from '../model/draft.ts'
import { NumberField } from './number-field.tsx'

interface TimingFieldsProps {
  draft: Draft
  /** What is wrong with the time; empty while nothing is. */
  problem: string
  now: () => Date
  onChange: (part: Partial<Draft>) => void
}

const hourMs = 60 * 60 * 1000

/** How fast a campaign goes, and when it begins. */
export function TimingFields({ draft, problem, now, onChange }: TimingFieldsProps) {
  const id = useId()
  const begin = (when: 'now' | 'later') =>
    onChange({ begins: when, time: localMinute(new Date(now().getTime() + hourMs)) })
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
      <NumberField
        label={copy.rate}
        value={draft.rate}
        problem={rateOf(draft) ? '' : copy.rateWrong(limits.campaignRateMax)}
        onChange={(rate) => onChange({ rate })}
      />
      <div>
        <p aria-hidden="true" className="mb-2 font-semibold text-copy">
          {copy.when}
        </p>
        <Choice
          legend={copy.when}
          name={`${id}-when`}
          value={draft.begins}
          options={[
            { value: 'now', label: copy.now },
            { value: 'later', label: copy.later },
          ]}
          onChange={begin}
        />
      </div>
      {draft.begins === 'later' && (
        <div className="sm:col-start-2 md:col-start-1 xl:col-start-2">
          <label htmlFor={id} className="font-semibold text-copy">
            {copy.time}
          </label>
          <input
            id={id}
            type="datetime-local"
            required
            value={draft.time}
            aria-describedby={`${id}-problem`}
            aria-invalid={problem !== ''}
            onChange={({ target }) => onChange({ time: target.value })}
            className="mt-2 h-12 w-full rounded-field border border-line bg-paper px-4 text-base"
          />
          <p id={`${id}-problem`} role="alert" className="mt-1.5 text-danger text-fine empty:hidden">
            {problem}
          </p>
        </div>
      )}
    </div>
  )
}
