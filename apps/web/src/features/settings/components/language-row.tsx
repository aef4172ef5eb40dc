import { ChevronDown, Languages } from 'lucide-react'
import { useId } from 'react'
import { copy } from '../copy.ts'

export interface LanguageChoice {
  /** In its own language. */
  name: string
  code: string
}

interface LanguageRowProps {
  languages: readonly LanguageChoice[]
  /** Undefined where the app goes by the phone. */
  chosen: string | undefined
  onChoose: (code: string | undefined) => void
}

/** The language of the app; the phone's own list opens over the row. */
export function LanguageRow({ languages, chosen, onChoose }: LanguageRowProps) {
  const id = useId()
  return (
    <li className="relative flex min-h-14 items-center gap-4 py-3">
      <Languages aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-champagne" />
      <label htmlFor={id} className="min-w-0 flex-1 text-base">
        {copy.language.title}
      </label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || undefined)}
        className="absolute inset-0 w-full cursor-pointer appearance-none rounded-field bg-transparent text-ellipsis ps-[36%] pe-6 text-end text-soft-ink text-copy"
      >
        <option value="" className="bg-card text-ink">
          {copy.language.asPhone}
        </option>
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code} className="bg-card text-ink">
            {name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none size-4 shrink-0 text-soft-ink" />
    </li>
  )
}
