import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { classNames } from './class-names.ts'

interface SelectFieldProps<T extends string> {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  /** Beside the field instead of above it, where there is little room. */
  isInline?: boolean
  isDisabled?: boolean
}

/** A labelled list of which one is chosen; the browser's own, so that every way to use one works. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, value, options, onChange, isInline, isDisabled } = props
  const id = useId()
  return (
    <div className={classNames(isInline && 'flex items-center gap-2')}>
      <label
        htmlFor={id}
        className={isInline ? 'whitespace-nowrap text-small text-soft-ink' : 'font-semibold text-copy'}
      >
        {label}
      </label>
      <span className={classNames('relative block', !isInline && 'mt-2')}>
        <select
          id={id}
          value={value}
          disabled={isDisabled}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value)
            if (chosen) onChange(chosen.value)
          }}
          className={classNames(
            'w-full appearance-none truncate border border-line pe-10 ps-4 disabled:cursor-not-allowed disabled:opacity-45',
            isInline ? 'h-11 rounded-full bg-card text-copy' : 'h-12 rounded-field bg-paper text-base',
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-card text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 end-3 size-[18px] -translate-y-1/2 text-soft-ink"
        />
      </span>
    </div>
  )
}
