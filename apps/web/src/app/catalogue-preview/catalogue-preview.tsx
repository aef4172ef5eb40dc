import { popularCategory } from '@ever-after/contract'
import { Button, Notice, Toaster } from '@ever-after/ui'
import { useMemo, useState } from 'react'
import { CatalogueAlone } from '#creations'
import { imageUrl } from '#server-state'
import { Carousel, chosenPictureName, sectionsOf } from '../../features/style-picker/index.ts'
import { StylePreview, StylePreviewSkeleton, stylePreviewCopy } from '../../features/style-preview/index.ts'
import { copy as appCopy } from '../copy.ts'
import { useScreenTitle } from '../screen-title.ts'
import { toasts } from '../toasts.ts'
import { copy } from './copy.ts'
import { styleToShow } from './model.ts'
import { tellConsole } from './tell-console.ts'
import { useShownCatalogue } from './use-shown-catalogue.ts'

/** The style preview of the app with a catalogue that the console sends; nothing is made here. */
export default function CataloguePreview() {
  useScreenTitle(appCopy.titles.preview)
  return (
    <div className="relative flex h-dvh [container:frame/size] w-full flex-col overflow-hidden bg-paper [--notice-height:0px]">
      <main className="relative flex-1 overflow-y-auto overflow-x-hidden scroll-pb-28">
        <CatalogueAlone value={true}>
          <Screen />
        </CatalogueAlone>
      </main>
      <Toaster store={toasts} label={appCopy.notifications} />
    </div>
  )
}

function Screen() {
  const shown = useShownCatalogue()
  const [chosenId, setChosenId] = useState<string>()
  const sections = useMemo(() => (shown.state === 'shown' ? sectionsOf(shown.catalogue) : []), [shown])
  const style = styleToShow(sections, chosenId)
  const sayItIsPreview = () => toasts.show({ title: copy.onlyPreview })

  if (shown.state === 'waiting')
    return <StylePreviewSkeleton label={stylePreviewCopy.loading} showsBalance={false} />
  if (shown.state === 'alone')
    return (
      <Notice isPage title={copy.alone}>
        {copy.aloneMore}
      </Notice>
    )
  if (shown.state === 'broken')
    return (
      <Notice
        isAlert
        isPage
        title={copy.broken}
        action={<Button onClick={() => window.location.reload()}>{copy.tryAgain}</Button>}
      >
        {copy.brokenMore}
      </Notice>
    )
  if (!style) return <Notice isPage title={stylePreviewCopy.empty} />
  return (
    <StylePreview
      key={style.id}
      partners={undefined}
      style={style}
      resumes={false}
      previewUrl={imageUrl(style.variations[0].previewPath)}
      transitionName={chosenPictureName}
      showsBalance={false}
      notify={toasts.show}
      onBack={sayItIsPreview}
      onPhotosMissing={sayItIsPreview}
      onPaywall={() => undefined}
      picker={
        <Carousel
          sections={sections}
          selected={style}
          onSelect={({ id }) => setChosenId(id)}
          onCategory={(name) => {
            const isPopular = sections.find((section) => section.name === name)?.isPopular
            const category = isPopular ? popularCategory : name
            tellConsole({ kind: 'ever-after.preview-category', category })
          }}
        />
      }
    />
  )
}
