import { useState } from 'react'
import { copy } from '../copy.ts'
import type { Diff, DiffEntry } from '../describe-diff.ts'
import { FieldChanges } from './field-changes.tsx'

const shownAtFirst = 50

/** What lies between two contents: what came, what went, and what changed field by field. */
export function DiffView({ diff }: { diff: Diff }) {
  if (diff.isEmpty) return <p className="mt-5 text-copy text-soft-ink">{copy.same}</p>
  return (
    <div className="mt-5 grid gap-6">
      <Names heading={copy.categoriesAdded} names={diff.categoriesAdded} />
      <Names heading={copy.categoriesRemoved} names={diff.categoriesRemoved} />
      <Entries heading={copy.added} mark="+" entries={diff.added} />
      <Entries heading={copy.removed} mark="−" entries={diff.removed} />
      <Entries heading={copy.changed} mark="~" entries={diff.changed} />
      <Names heading={copy.reordered} names={diff.reordered} />
      {diff.isCategoryOrderChanged && <p className="text-copy">{copy.categoryOrder}</p>}
    </div>
  )
}

function Names({ heading, names }: { heading: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <section>
      <h3 className="text-lead">{heading}</h3>
      <p className="mt-1 text-copy">{names.join(', ')}</p>
    </section>
  )
}

function Entries({
  heading,
  mark,
  entries,
}: {
  heading: string
  mark: string
  entries: readonly DiffEntry[]
}) {
  const [shown, setShown] = useState(shownAtFirst)
  if (entries.length === 0) return null
  return (
    <section>
      <h3 className="text-lead">
        {heading} <span className="text-soft-ink tabular-nums">{entries.length}</span>
      </h3>
      <ul className="mt-2 grid gap-2">
        {entries.slice(0, shown).map(({ id, name, category, fields }) => (
          <li key={id} className="rounded-field border border-line bg-paper px-4 py-2.5 text-copy">
            <p>
              <span aria-hidden="true" className="mr-2 inline-block w-3 text-center text-soft-ink">
                {mark}
              </span>
              <strong className="font-semibold">{name}</strong>{' '}
              {category && <span className="text-soft-ink">{copy.inCategory(category)}</span>}
            </p>
            {fields.length > 0 && <FieldChanges fields={fields} />}
          </li>
        ))}
      </ul>
      {entries.length > shown && (
        <button
          type="button"
          className="mt-2 min-h-11 px-2 font-semibold text-copy text-rose underline-offset-4 hover:underline"
          onClick={() => setShown(shown + shownAtFirst * 4)}
        >
          {copy.moreEntries(entries.length - shown)}
        </button>
      )}
    </section>
  )
}
