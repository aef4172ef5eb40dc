import { Button } from '@ever-after/ui'
import { Bell, Images, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { requestPhotoAccess } from '#platform/photo-access.ts'
import { push } from '#platform/push.ts'
import { copy } from '../copy.ts'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

/** Says what a phone is asked and why; Continue asks for both, and whatever the answer is, goes on. */
export function PermissionsStep({ isForward, onContinue }: StepProps) {
  const [isAsking, setAsking] = useState(false)
  const words = copy.permissions
  const ask = async () => {
    setAsking(true)
    // A refusal or a failure blocks nothing: each is asked again where it is needed.
    await requestPhotoAccess().catch(() => undefined)
    await push.requestPermission().catch(() => undefined)
    onContinue()
  }
  return (
    <StepFrame
      title={words.title}
      lead={words.lead}
      isForward={isForward}
      actions={
        <Button disabled={isAsking} onClick={ask}>
          {copy.continue}
        </Button>
      }
    >
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
        <Row icon={Images} name={words.photos} detail={words.photosDetail} />
        <Row icon={Bell} name={words.notifications} detail={words.notificationsDetail} />
      </ul>
    </StepFrame>
  )
}

function Row({ icon: Icon, name, detail }: { icon: LucideIcon; name: string; detail: string }) {
  return (
    <li className="flex items-start gap-4 py-4">
      <Icon
        aria-hidden="true"
        className="mt-0.5 size-5 shrink-0 text-champagne max-[17.5rem]:hidden"
        strokeWidth={1.5}
      />
      <div>
        <h2 className="font-sans font-semibold text-copy tracking-normal">{name}</h2>
        <p className="mt-0.5 text-copy text-soft-ink leading-snug">{detail}</p>
      </div>
    </li>
  )
}
