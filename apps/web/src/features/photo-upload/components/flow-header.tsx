import { IconButton } from '@ever-after/ui'
import { ChevronLeft } from 'lucide-react'
import { copy } from '../copy.ts'
import { StepLine } from './step-line.tsx'

interface FlowHeaderProps {
  step: keyof typeof copy.steps
  title: string
  lead: string
  onBack: () => void
}

export function FlowHeader({ step, title, lead, onBack }: FlowHeaderProps) {
  return (
    <header>
      <div className="flex items-center justify-between gap-4">
        <IconButton label={copy.back} onClick={onBack} className="-ms-2.5">
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
        <StepLine step={step} />
      </div>
      <h1 className="font-display text-[2.375rem] leading-tight">{title}</h1>
      <p className="mt-1 text-soft-ink">{lead}</p>
    </header>
  )
}
