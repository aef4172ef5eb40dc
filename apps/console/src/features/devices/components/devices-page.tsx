import type { DeletionReceipt } from '@ever-after/contract'
import { Button, Notice, Skeleton } from '@ever-after/ui'
import { useState } from 'react'
import { useDevices } from '../api/desk.ts'
import { copy } from '../copy.ts'
import { DeviceChoice } from './device-choice.tsx'
import { DeviceDetail } from './device-detail.tsx'
import { FindForm } from './find-form.tsx'
import { Receipt } from './receipt.tsx'

interface Deleted {
  reference: string
  receipt: DeletionReceipt
}

/** The desk for letters: a device is found by its reference and everything about it stands below. */
export function DevicesPage() {
  const [reference, setReference] = useState<string>()
  const [chosenId, setChosenId] = useState<string>()
  const [deleted, setDeleted] = useState<Deleted>()
  const { data, isError, isFetching, refetch } = useDevices(reference)
  const find = (next: string) => {
    setDeleted(undefined)
    setChosenId(undefined)
    if (next === reference) void refetch()
    else setReference(next)
  }
  const devices = data?.devices ?? []
  const device = devices.find(({ id }) => id === chosenId) ?? (devices.length === 1 ? devices[0] : undefined)
  return (
    <div className="mx-auto grid max-w-[1200px] gap-5">
      <header>
        <h1 className="text-title">{copy.title}</h1>
        <p className="mt-1 text-copy text-soft-ink">{copy.intro}</p>
      </header>
      <FindForm isBusy={isFetching} onFind={find} />
      {deleted && <Receipt {...deleted} />}
      {reference !== undefined && !data && !isError && (
        <>
          <p role="status" className="sr-only">
            {copy.loading}
          </p>
          <Skeleton className="h-64 w-full" />
        </>
      )}
      {isError && (
        <Notice
          isAlert
          title={copy.failed}
          action={<Button onClick={() => void refetch()}>{copy.tryAgain}</Button>}
        />
      )}
      {reference !== undefined && data && devices.length === 0 && (
        <Notice title={copy.none(reference)}>{copy.noneNote}</Notice>
      )}
      {devices.length > 1 && <DeviceChoice devices={devices} chosenId={device?.id} onChoose={setChosenId} />}
      {device && (
        <DeviceDetail
          key={device.id}
          id={device.id}
          onDeleted={(receipt) => {
            setReference(undefined)
            setDeleted({ reference: device.reference, receipt })
          }}
        />
      )}
    </div>
  )
}
