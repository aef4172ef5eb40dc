import { Button, Notice } from '@ever-after/ui'
import { useState } from 'react'
import type { Notify, OnPaywall } from '#creations'
import {
  clearSelectedDress,
  type DressPhoto,
  readRunningCreation,
  readSelectedDress,
  readShownCreation,
  writeSelectedDress,
} from '#session'
import { DressPicker, type PickerTab } from './components/dress-picker.tsx'
import { OwnDressDoors, useOwnDressDoors } from './components/own-dress-doors.tsx'
import { TryOnSkeleton } from './components/try-on-skeleton.tsx'
import { copy } from './copy.ts'
import { TryOn } from './try-on.tsx'
import { useDresses } from './use-dresses.ts'

interface DressTryonProps {
  photo: DressPhoto | undefined
  /** Whether the chosen dress is tried on without another tap. */
  makesAtOnce?: boolean
  notify: Notify
  onBack: () => void
  onPhoto: () => void
  onPhotoMissing: () => void
  onPaywall: OnPaywall
}

/** The screen where a dress is chosen and tried on; a try-on that was left running is shown again. */
export function DressTryon(props: DressTryonProps) {
  const { photo, makesAtOnce = false, notify, onBack, onPhoto, onPhotoMissing, onPaywall } = props
  const dresses = useDresses()
  const [selectedId, setSelectedId] = useState(
    () =>
      (makesAtOnce ? undefined : (readRunningCreation('dress') ?? readShownCreation('dress')))?.subject ??
      readSelectedDress(),
  )
  const [isFirst, setFirst] = useState(true)
  const [chosenTab, setTab] = useState<PickerTab>()
  const doors = useOwnDressDoors()
  const { catalogue, own, isOwnPending, favourites, hasFailed, retry } = dresses

  if (hasFailed || catalogue?.length === 0) {
    return (
      <Notice
        isAlert
        isPage
        title={hasFailed ? copy.loadFailedTitle : copy.empty}
        action={
          <>
            <Button onClick={retry}>{copy.retry}</Button>
            <Button look="link" onClick={onBack}>
              {copy.back}
            </Button>
          </>
        }
      >
        {hasFailed && copy.loadFailed}
      </Notice>
    )
  }
  const dress = [...(catalogue ?? []), ...own].find(({ id }) => id === selectedId)
  // A dress that is not of the catalogue may be one's own, whose list is still on its way.
  if (!catalogue || (selectedId && !dress && isOwnPending)) return <TryOnSkeleton />

  const select = (id: string) => {
    writeSelectedDress(id)
    setFirst(false)
    setSelectedId(id)
  }
  return (
    <>
      <TryOn
        key={dress?.id}
        dress={dress}
        photo={photo}
        makesAtOnce={makesAtOnce && isFirst}
        favourites={favourites}
        notify={notify}
        onBack={onBack}
        onPhoto={onPhoto}
        onPhotoMissing={onPhotoMissing}
        onPaywall={onPaywall}
        onDelete={doors.openDelete}
        picker={
          <DressPicker
            dresses={{ ...dresses, catalogue }}
            selectedId={dress?.id}
            tab={chosenTab ?? (dress?.isCustomDress ? 'uploads' : 'dresses')}
            onTab={setTab}
            onSelect={({ id }) => select(id)}
            onUpload={doors.openUpload}
          />
        }
      />
      <OwnDressDoors
        doors={doors}
        notify={notify}
        onUploaded={select}
        onDeleted={() => {
          clearSelectedDress()
          setFirst(false)
          setSelectedId(undefined)
          setTab('uploads')
        }}
      />
    </>
  )
}
