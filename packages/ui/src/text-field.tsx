import { useId } from 'react'
import { classNames } from './class-names.ts'

interface TextFieldProps {
  label: string
  value: string
  maxLength: number
  onChange: (value: string) => void
  placeholder?: string
  /** Gives several lines instead of one. */
  isLong?: boolean
  /** How much is written, such as 12/500; stands under the field and is read with it. */
  counter?: string
}

const look = 'mt-2 w-full rounded-field border border-line bg-paper px-4 text-base placeholder:text-soft-ink'

/** A labelled field for text, of one line or several; no more than `maxLength` characters can be written. */
export function TextField({
  label,
  value,
  maxLength,
  onChange,
  placeholder,
  isLong,
  counter,
}: TextFieldProps) {
  const id = useId()
  const counterId = `${id}-counter`
  const Field = isLong ? 'textarea' : 'input'
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-copy">
        {label}
      </label>
      <Field
        id={id}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        aria-describedby={counter && counterId}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(look, isLong ? 'block h-32 resize-none py-3 leading-relaxed' : 'h-12')}
      />
      {counter && (
        <p id={counterId} className="mt-1.5 text-end text-fine text-soft-ink tabular-nums">
          {counter}
        </p>
      )}
    </div>
  )
}
