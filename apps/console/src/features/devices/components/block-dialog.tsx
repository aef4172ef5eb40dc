import type { DeskDevice } from '@ever-after/contract'
import { TextField } from '@ever-after/ui'
import { useState } from 'react'
import { tell } from '#messages'
import { block } from '../api/desk.ts'
import { copy } from '../copy.ts'
import { unblockDevice } from '../unblock-device.ts'
import { FormDialog } from './form-dialog.tsx'

const reasonMaxLength = 500

/** Asks why a device is blocked, and blocks it. */
export function BlockDialog({ device, onClose }: { device: DeskDevice; onClose: () => void }) {
  const { id, reference } = device
  const [reason, setReason] = useState('')
  const send = async () => {
    await block(id, reason.trim())
    tell(copy.blockedNow(reference), { undo: () => void unblockDevice(device) })
    onClose()
  }
  return (
    <FormDialog
      title={copy.blockTitle(reference)}
      description={copy.blockNote}
      confirm={copy.block}
      isDestructive
      isReady={reason.trim() !== ''}
      onSend={send}
      onClose={onClose}
    >
      <TextField isLong label={copy.reason} value={reason} maxLength={reasonMaxLength} onChange={setReason} />
    </FormDialog>
  )
}
