import { Button, Notice } from '@ever-after/ui'
import { useDresses } from '#documents'
import { copy } from '../copy.ts'
import { DressesEditor } from './dresses-editor.tsx'
import { DressesSkeleton } from './dresses-skeleton.tsx'

/** Every dress that people can try on, and everything that is done with them. */
export function DressesPage() {
  const { status, document, undoLabel, reload } = useDresses()
  if (status === 'loading') return <DressesSkeleton />
  if (status === 'failed')
    return (
      <>
        <h1 className="text-title">{copy.title}</h1>
        <Notice
          isAlert
          title={copy.failedTitle}
          action={<Button onClick={() => void reload()}>{copy.tryAgain}</Button>}
        >
          {copy.failed}
        </Notice>
      </>
    )
  return <DressesEditor dresses={document.dresses} undoLabel={undoLabel} />
}
