import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const looks = {
  primary: 'bg-rose text-on-rose shadow-soft hover:bg-rose-deep',
  quiet: 'bg-card text-ink border border-line hover:bg-blush',
  danger: 'bg-danger text-on-danger hover:opacity-90',
  link: 'text-rose underline-offset-4 hover:underline',
}

const sizes = {
  roomy: 'min-h-12 px-6 py-2.5',
  compact: 'min-h-11 px-4 py-1.5',
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks
  /** A compact one is for screens full of tools. */
  size?: keyof typeof sizes
}

/** A button of at least 48 px in height, and a compact one of 44 px. */
export function Button({
  look = 'primary',
  size = 'roomy',
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(
        'inline-flex items-center justify-center gap-2 rounded-full font-semibold text-copy',
        'transition duration-200 ease-calm active:scale-[0.98] disabled:cursor-not-allowed disabled:opacity-45',
        sizes[size],
        looks[look],
        className,
      )}
      {...rest}
    />
  )
}
