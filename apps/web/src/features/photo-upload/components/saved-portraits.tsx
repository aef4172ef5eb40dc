import { Button, Notice, Skeleton } from '@ever-after/ui'
import { useSavedPortraits } from '../api/portraits.ts'
import { copy } from '../copy.ts'
import type { DraftStore } from '../draft/create-draft-store.ts'
import type { Draft, OwnPicture } from '../draft/draft.ts'
import type { Notify } from '../notify.ts'
import { SavedChooser } from './saved-chooser.tsx'

interface SavedPortraitsProps {
  store: DraftStore
  draft: Draft
  notify: Notify
  onBack: () => void
  onUse: (pictures: readonly OwnPicture[]) => void
}

/** The portraits that the device keeps, in their four faces. */
export function SavedPortraits({ onBack, ...rest }: SavedPortraitsProps) {
  const { data, isError, refetch } = useSavedPortraits()
  if (data?.length) return <SavedChooser portraits={data} {...rest} />
  if (data) {
    return (
      <Notice title={copy.savedEmpty} action={<Button onClick={onBack}>{copy.savedBack}</Button>}>
        {copy.savedEmptyMore}
      </Notice>
    )
  }
  if (isError) {
    return (
      <Notice
        isAlert
        title={copy.savedFailed}
        action={<Button onClick={() => void refetch()}>{copy.tryAgain}</Button>}
      />
    )
  }
  return (
    <div className="mt-6 grid grid-cols-3 gap-3">
      <p role="status" className="sr-only">
        {copy.savedLoading}
      </p>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="aspect-[3/4] arch" />
      ))}
    </div>
  )
}
