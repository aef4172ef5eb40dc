import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useTooltip } from './tooltip.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | keyof TooltipHandlers> {
  /** What the button does, for those who do not see the icon; a tooltip shows it to the others. */
  label: string
}

type TooltipHandlers = ReturnType<typeof useTooltip>['handlers']

export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  const { tooltip, handlers } = useTooltip(label)
  return (
    <>
      <button
        type={type}
        aria-label={label}
        className={classNames(
          'inline-flex size-11 items-center justify-center rounded-full text-ink transition duration-200 hover:bg-blush',
          'disabled:cursor-not-allowed disabled:opacity-40',
          className,
        )}
        {...rest}
        {...handlers}
      />
      {tooltip}
    </>
  )
}
