import { limits } from '@ever-after/contract'
import { TextField } from '@ever-after/ui'
import { useState } from 'react'
import { tell } from '#messages'
import { giveChanges } from '../api/desk.ts'
import { copy } from '../copy.ts'
import { FormDialog } from './form-dialog.tsx'

interface GrantDialogProps {
  reference: string
  /** The id of the picture that failed; empty when it has to be typed. */
  failure: string
  onClose: () => void
}

const failureMaxLength = 100
const reasonMaxLength = 500

/** Gives a device its changes back, with a reason that stays in the record. */
export function GrantDialog({ reference, failure: given, onClose }: GrantDialogProps) {
  const [failure, setFailure] = useState(given)
  const [reason, setReason] = useState('')
  const send = async () => {
    const body = { deviceReference: reference, failure: failure.trim(), note: reason.trim() }
    const { granted, bonusChangesRemaining } = await giveChanges(body)
    tell(copy.granted(granted, bonusChangesRemaining))
    onClose()
  }
  return (
    <FormDialog
      title={copy.grantTitle(limits.supportGrantChanges)}
      description={copy.grantDescription}
      confirm={copy.give(limits.supportGrantChanges)}
      isReady={failure.trim() !== '' && reason.trim() !== ''}
      onSend={send}
      onClose={onClose}
    >
      {given === '' && (
        <TextField
          label={copy.grantFailure}
          value={failure}
          maxLength={failureMaxLength}
          counter={copy.grantFailureHint}
          onChange={setFailure}
        />
      )}
      <TextField isLong label={copy.reason} value={reason} maxLength={reasonMaxLength} onChange={setReason} />
    </FormDialog>
  )
}
