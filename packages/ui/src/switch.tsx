import { useId } from 'react'

interface SwitchProps {
  label: string
  /** A quiet second line. */
  description?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Something that is on or off; a tap anywhere on its line turns it. */
export function Switch({ label, description, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-1.5">
      <span className="min-w-0">
        <span id={id} className="block break-words text-copy">
          {label}
        </span>
        {description && (
          <span id={`${id}-more`} className="block text-fine text-soft-ink leading-snug">
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked
        role="switch"
        checked={isOn}
        aria-labelledby={id}
        aria-describedby={description && `${id}-more`}
        onChange={({ target }) => onChange(target.checked)}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-soft-ink transition-colors duration-200 before:absolute before:top-0.5 before:start-0.5 before:size-6 before:rounded-full before:bg-card before:transition-transform before:duration-200 checked:bg-rose checked:before:translate-x-5 rtl:checked:before:-translate-x-5 forced-colors:appearance-auto forced-colors:before:hidden"
      />
    </label>
  )
}
