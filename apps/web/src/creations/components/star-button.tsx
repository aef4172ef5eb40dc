import { classNames, IconButton } from '@ever-after/ui'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { starCreation } from '../api/rate-creation.ts'
import { copy } from '../copy.ts'
import type { Creation, Notify } from '../creation.ts'

interface StarButtonProps {
  creation: Pick<Creation, 'id' | 'isStarred'>
  notify: Notify
  className?: string
}

/** Stars a wedding picture instead of any other of its change; shown at once, and taken back when it did not arrive. */
export function StarButton({ creation: { id, isStarred }, notify, className }: StarButtonProps) {
  const [wanted, setWanted] = useState<boolean>()
  const isOn = wanted ?? isStarred
  const toggle = async () => {
    setWanted(!isOn)
    try {
      await starCreation({ id, isStarred: !isOn })
    } catch {
      notify({ title: copy.starFailed, isDestructive: true })
    }
    setWanted(undefined)
  }
  return (
    <IconButton
      label={isOn ? copy.starred : copy.star}
      aria-pressed={isOn}
      disabled={wanted !== undefined}
      onClick={() => void toggle()}
      className={className}
    >
      <Star aria-hidden="true" className={classNames('size-5', isOn && 'fill-champagne text-champagne')} />
    </IconButton>
  )
}
