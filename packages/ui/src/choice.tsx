import { classNames } from './class-names.ts'

interface ChoiceProps<T extends string> {
  legend: string
  name: string
  /** Undefined while nothing is chosen. */
  value: T | undefined
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** One of a few options, side by side, more than two above each other in a narrow container; arrow keys move between them. */
export function Choice<T extends string>({ legend, name, value, options, onChange }: ChoiceProps<T>) {
  return (
    <fieldset
      className={classNames(
        'flex rounded-[1.75rem] border border-line bg-paper p-1',
        options.length > 2 && '@max-[15rem]:flex-col',
      )}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-full px-3 text-sm transition duration-200',
            'has-focus-visible:outline-2 has-focus-visible:outline-rose',
            option.value === value ? 'bg-card font-semibold text-ink shadow-soft' : 'text-soft-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
