import { SelectField } from '@ever-after/ui'
import { useState } from 'react'
import { type Period, useActivity } from '../api/activity.ts'
import { copy } from '../copy.ts'
import { Breakdowns } from './breakdowns.tsx'
import { DayByDay } from './day-by-day.tsx'
import { Experiment } from './experiment.tsx'
import { Loaded } from './loaded.tsx'
import { Section } from './section.tsx'

const periods: readonly Period[] = ['7', '30', '90', '365']
const periodOptions = periods.map((value) => ({ value, label: copy.activity.periods[value] }))

/** What went on in the last days: pictures, waiting times, failures and where people came from; and the price test. */
export function ActivityPart() {
  const [period, setPeriod] = useState<Period>('30')
  const activity = useActivity(period)
  return (
    <>
      <Section
        heading={copy.activity.creations}
        tools={
          <SelectField
            isInline
            label={copy.activity.period}
            value={period}
            options={periodOptions}
            onChange={setPeriod}
          />
        }
      >
        <Loaded query={activity} height="h-[34rem]">
          {({ days }) => <DayByDay key={period} days={days} />}
        </Loaded>
      </Section>
      <Loaded query={activity} height="h-64">
        {(data) => <Breakdowns activity={data} />}
      </Loaded>
      <Section
        heading={copy.experiment.heading}
        note={activity.data && copy.experiment.note(activity.data.experiment.name)}
      >
        <Loaded query={activity} height="h-40">
          {({ experiment }) => <Experiment experiment={experiment} />}
        </Loaded>
      </Section>
    </>
  )
}
