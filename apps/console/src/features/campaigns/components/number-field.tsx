import { useId } from 'react'

interface NumberFieldProps {
  label: string
  value: string
  /** What is wrong with it; empty while nothing is. */
  problem: string
  onChange: (value: string) => void
}

/** A labelled field for a whole number. */
export function NumberField({ label, value, problem, onChange }: NumberFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-copy">
        {label}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={value}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
        className="mt-2 h-12 w-full rounded-field border border-line bg-paper px-4 text-base tabular-nums"
      />
      <p id={`${id}-problem`} role="alert" className="mt-1.5 text-danger text-fine empty:hidden">
        {problem}
      </p>
    </div>
  )
}
