import type { DeletionReceipt, DeskDevice } from '@ever-after/contract'
import { Button } from '@ever-after/ui'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { markAffiliate } from '../mark-affiliate.ts'
import { unblockDevice } from '../unblock-device.ts'
import { BlockDialog } from './block-dialog.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'

interface DeviceActionsProps {
  device: DeskDevice
  onDeleted: (receipt: DeletionReceipt) => void
}

export function DeviceActions({ device, onDeleted }: DeviceActionsProps) {
  const [open, setOpen] = useState<'block' | 'deletion'>()
  const isAffiliate = device.affiliateSince !== null
  const close = () => setOpen(undefined)
  return (
    <section className="grid gap-5 rounded-field border border-line bg-card p-5 md:grid-cols-3">
      <div>
        <p className="max-w-[50ch] text-small text-soft-ink">{copy.affiliateNote}</p>
        <Button
          look="quiet"
          size="compact"
          className="mt-3"
          onClick={() => void markAffiliate(device, !isAffiliate)}
        >
          {isAffiliate ? copy.endAffiliate : copy.makeAffiliate}
        </Button>
      </div>
      <div>
        <p className="max-w-[50ch] text-small text-soft-ink">{copy.blockNote}</p>
        {device.blockedAt ? (
          <Button look="quiet" size="compact" className="mt-3" onClick={() => void unblockDevice(device)}>
            {copy.unblock}
          </Button>
        ) : (
          <Button look="quiet" size="compact" className="mt-3" onClick={() => setOpen('block')}>
            {copy.block}
          </Button>
        )}
      </div>
      <div>
        <p className="max-w-[50ch] text-small text-soft-ink">{copy.deletionNote}</p>
        <Button look="danger" size="compact" className="mt-3" onClick={() => setOpen('deletion')}>
          {copy.deletion}
        </Button>
      </div>
      {open === 'block' && <BlockDialog device={device} onClose={close} />}
      {open === 'deletion' && <DeletionDialog device={device} onDeleted={onDeleted} onClose={close} />}
    </section>
  )
}
