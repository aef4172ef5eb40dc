import { Button, Notice } from '@ever-after/ui'
import { catalogues, type StylesCatalogue, useCatalogue } from '#documents'
import { CatalogueEditor } from './catalogue-editor.tsx'
import { StylesSkeleton } from './components/styles-skeleton.tsx'
import { copy } from './copy.ts'

interface StylesPageProps {
  catalogue: StylesCatalogue
  /** The name of the tab. */
  title: string
  /** Opens the dialog in which previews are drawn anew. */
  onRegenerate?: (styleIds: string[]) => void
}

/** A whole catalogue, live or draft, and everything that is done with it. */
export function StylesPage({ catalogue, title, onRegenerate }: StylesPageProps) {
  const document = useCatalogue(catalogue)
  if (document.status === 'loading') return <StylesSkeleton title={title} />
  if (document.status === 'failed')
    return (
      <>
        <h1 className="text-title">{title}</h1>
        <Notice
          isAlert
          title={copy.failedTitle}
          action={<Button onClick={() => void catalogues[catalogue].load()}>{copy.tryAgain}</Button>}
        >
          {copy.failed}
        </Notice>
      </>
    )
  return <CatalogueEditor catalogue={catalogue} title={title} state={document} onRegenerate={onRegenerate} />
}
