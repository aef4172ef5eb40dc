import type { ProviderAnalytics } from '@ever-after/contract'
import { SelectField } from '@ever-after/ui'
import { useState } from 'react'
import { type ProviderPeriod, useProviders } from '../api/providers.ts'
import { copy } from '../copy.ts'
import { HostedBudget } from './hosted-budget.tsx'
import { Loaded } from './loaded.tsx'
import { ModelStyles } from './model-styles.tsx'
import { ModelTable } from './model-table.tsx'
import { Section } from './section.tsx'

const periods: readonly ProviderPeriod[] = ['7', '30', '90']
const periodOptions = periods.map((value) => ({ value, label: copy.activity.periods[value] }))

/** What hosted models draw: what it costs, how it passes the check, and what is left of today's budget. */
export function HostedModels() {
  const [period, setPeriod] = useState<ProviderPeriod>('30')
  const providers = useProviders(period)
  return (
    <Section
      heading={copy.hosted.heading}
      note={copy.hosted.note}
      tools={
        <SelectField
          isInline
          label={copy.hosted.period}
          value={period}
          options={periodOptions}
          onChange={setPeriod}
        />
      }
    >
      <Loaded query={providers} height="h-64">
        {(analytics) => <Figures key={period} analytics={analytics} />}
      </Loaded>
    </Section>
  )
}

function Figures({ analytics }: { analytics: ProviderAnalytics }) {
  const { chains, providers, styles } = analytics
  if (chains.length === 0 && providers.length === 0)
    return (
      <p className="max-w-[80ch] text-copy text-soft-ink">
        <strong className="block text-ink">{copy.hosted.none}</strong> {copy.hosted.noneNote}
      </p>
    )
  return (
    <div className="grid grid-cols-1 gap-6">
      <HostedBudget analytics={analytics} />
      {providers.length === 0 ? (
        <p className="text-copy text-soft-ink">{copy.hosted.empty}</p>
      ) : (
        <ModelTable rows={providers} />
      )}
      {styles.length > 0 && <ModelStyles rows={styles} />}
    </div>
  )
}
