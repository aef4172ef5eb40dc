import type { DeletionReceipt } from '@ever-after/contract'
import { Button, Notice, Skeleton } from '@ever-after/ui'
import { useState } from 'react'
import { useDevice } from '../api/desk.ts'
import { copy } from '../copy.ts'
import { DeviceActions } from './device-actions.tsx'
import { DeviceFacts } from './device-facts.tsx'
import { FailureList } from './failure-list.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import { GrantList } from './grant-list.tsx'
import { LedgerList } from './ledger-list.tsx'

interface DeviceDetailProps {
  id: string
  onDeleted: (receipt: DeletionReceipt) => void
}

/** All that an answer to a letter needs to know about one device, and what can be done for it. */
export function DeviceDetail({ id, onDeleted }: DeviceDetailProps) {
  const { data, isError, refetch } = useDevice(id)
  /** What is given for; empty for something that is typed. */
  const [givenFor, setGivenFor] = useState<string>()
  if (!data)
    return isError ? (
      <Notice
        isAlert
        title={copy.failed}
        action={<Button onClick={() => void refetch()}>{copy.tryAgain}</Button>}
      />
    ) : (
      <Skeleton className="h-96 w-full" />
    )
  const { device, status, failures, grants } = data
  return (
    <article aria-label={copy.deviceOf(device.reference)} className="grid gap-5">
      <DeviceFacts device={device} status={status} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <FailureList failures={failures} onGive={setGivenFor} />
        <GrantList grants={grants} onGive={() => setGivenFor('')} />
      </div>
      <LedgerList id={id} />
      <DeviceActions device={device} onDeleted={onDeleted} />
      {givenFor !== undefined && (
        <GrantDialog reference={device.reference} failure={givenFor} onClose={() => setGivenFor(undefined)} />
      )}
    </article>
  )
}
