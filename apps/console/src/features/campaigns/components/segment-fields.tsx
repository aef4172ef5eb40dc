import { SelectField } from '@ever-after/ui'
import { choices, copy } from '../copy.ts'
import { type Draft, segmentOf } from '../model/draft.ts'
import { NumberField } from './number-field.tsx'

interface SegmentFieldsProps {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
}

/** Whom a campaign is for. */
export function SegmentFields({ draft, onChange }: SegmentFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
      <SelectField
        label={copy.segment}
        value={draft.group}
        options={choices.groups}
        onChange={(group) => onChange({ group })}
      />
      <SelectField
        label={copy.platform}
        value={draft.platform}
        options={choices.platforms}
        onChange={(platform) => onChange({ platform })}
      />
      {draft.group === 'inactive' && (
        <NumberField
          label={copy.days}
          value={draft.days}
          problem={segmentOf(draft) ? '' : copy.daysWrong}
          onChange={(days) => onChange({ days })}
        />
      )}
    </div>
  )
}
