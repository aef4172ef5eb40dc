import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const looks = {
  primary: 'bg-rose text-on-rose shadow-soft hover:bg-rose-deep',
  quiet: 'bg-card text-ink border border-line hover:bg-blush',
  danger: 'bg-danger text-on-danger hover:opacity-90',
  link: 'text-rose underline-offset-4 hover:underline',
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks
}

/** A button of at least 48 px in height. */
export function Button({ look = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(
        'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 font-semibold text-copy',
        'transition duration-200 ease-calm active:scale-[0.98] disabled:cursor-not-allowed disabled:opacity-45',
        looks[look],
        className,
      )}
      {...rest}
    />
  )
}
