import type { FieldChange } from '@ever-after/contract'
import { fieldWords, valueWords } from '#documents'
import { copy } from '../copy.ts'

/** Every field that differs, before and after side by side. */
export function FieldChanges({ fields }: { fields: readonly FieldChange[] }) {
  return (
    <dl className="mt-2 grid gap-2.5 border-line border-t pt-2.5">
      {fields.map(({ path, before, after }) => (
        <div key={path}>
          <dt className="text-fine text-soft-ink first-letter:uppercase">{fieldWords(path)}</dt>
          <dd className="mt-1 grid gap-2 md:grid-cols-2">
            <Value label={copy.before} value={before} />
            <Value label={copy.after} value={after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ label, value }: { label: string; value: unknown }) {
  return (
    <p className="rounded-lg bg-canvas px-3 py-2 text-small break-words">
      <span className="text-soft-ink">{label}: </span>
      {valueWords(value)}
    </p>
  )
}
