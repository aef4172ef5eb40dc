import { brand } from '@ever-after/contract'
import { Button } from '@ever-after/ui'
import { useState } from 'react'
import { shareLink } from '#platform/share-link.ts'
import { copy } from '../copy.ts'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

/** Passes the address on by the share sheet; where there is none it is copied, and the step says so. */
export function ShareStep({ isForward, onContinue, address }: StepProps & { address: string }) {
  const [said, setSaid] = useState<string>()
  const { title, lead, share, skip, copied, failed, text } = copy.share
  const pass = async () => {
    try {
      const outcome = await shareLink({ title: brand.name, text, url: address })
      if (outcome === 'shared') return onContinue()
      setSaid(outcome === 'copied' ? copied : undefined)
    } catch {
      // A browser may forbid both the sheet and the clipboard; the step goes on without.
      setSaid(failed)
    }
  }
  return (
    <StepFrame
      title={title}
      lead={lead}
      isForward={isForward}
      actions={
        <>
          <Button onClick={pass}>{share}</Button>
          <p role="status" className="text-center text-copy text-soft-ink">
            {said}
          </p>
          <Button look="link" onClick={onContinue}>
            {said === copied ? copy.continue : skip}
          </Button>
        </>
      }
    />
  )
}
