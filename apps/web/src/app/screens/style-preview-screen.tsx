import type { Style } from '@ever-after/contract'
import { Button, Notice } from '@ever-after/ui'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { imageUrl, useAppConfig, useCatalogue } from '#server-state'
import {
  readLastStyle,
  readPartners,
  readRunningCreation,
  readSelectedStyle,
  readShownCreation,
  writeLastStyle,
  writePartners,
  writeSelectedStyle,
} from '#session'
import { openPaywall } from '../../features/membership/index.ts'
import { chooseAttires } from '../../features/photo-upload/index.ts'
import { Carousel, chooseStyle, chosenPictureName, sectionsOf } from '../../features/style-picker/index.ts'
import { StylePreview, StylePreviewSkeleton, stylePreviewCopy } from '../../features/style-preview/index.ts'
import { copy } from '../copy.ts'
import { coupleDraft } from '../couple-draft.ts'
import { clearMakesAtOnce, readMakesAtOnce } from '../makes-at-once.ts'
import { useScreenTitle } from '../screen-title.ts'
import { useStepBack } from '../step-back.ts'
import { toasts } from '../toasts.ts'

export default function StylePreviewScreen() {
  useScreenTitle(copy.titles.preview)
  const [, go] = useLocation()
  const stepBack = useStepBack()
  const { data, isError } = useCatalogue()
  const { picturesPerChange } = useAppConfig()
  const [partners, setPartners] = useState(readPartners)
  const [running] = useState(() => readRunningCreation('style'))
  const [makes] = useState(readMakesAtOnce)
  // Not while it is drawn: what is drawn may be thrown away and drawn again.
  useEffect(clearMakesAtOnce, [])
  const [wanted] = useState(
    () =>
      (makes ? undefined : (running ?? readShownCreation('style'))?.subject) ??
      readSelectedStyle() ??
      readLastStyle(),
  )
  const [roll] = useState(Math.random)
  const [chosen, setChosen] = useState<Style>()
  const sections = useMemo(() => (data ? sectionsOf(data) : []), [data])
  const style = chosen ?? chooseStyle(sections, wanted, () => roll)
  const shownName = style?.variations[0].variationName
  // One that chance chose, too: a reload and the way back find it again.
  useEffect(() => {
    if (shownName) writeLastStyle(shownName)
  }, [shownName])

  const askForPhotos = () => {
    toasts.show({ title: stylePreviewCopy.photosFirst })
    go('/wedding-upload')
  }

  if (!data && !isError) return <StylePreviewSkeleton label={stylePreviewCopy.loading} />
  if (!style) {
    return (
      <Notice
        isAlert
        isPage
        title={stylePreviewCopy.empty}
        action={
          <>
            <Button onClick={() => window.location.reload()}>{stylePreviewCopy.retry}</Button>
            <Button look="link" onClick={() => go('/wedding-upload')}>
              {stylePreviewCopy.back}
            </Button>
          </>
        }
      />
    )
  }
  return (
    <StylePreview
      key={style.id}
      partners={partners}
      style={style}
      resumes={!chosen && !makes}
      makesAtOnce={makes && !chosen}
      previewUrl={imageUrl(style.variations[0].previewPath)}
      transitionName={chosenPictureName}
      notify={toasts.show}
      picturesPerChange={picturesPerChange}
      onPartners={([first, second]) => {
        writePartners([first, second])
        chooseAttires(coupleDraft, [first.attire, second.attire])
        setPartners([first, second])
      }}
      onBack={() => stepBack('/wedding-upload')}
      onPhotosMissing={askForPhotos}
      onPaywall={openPaywall}
      picker={
        <Carousel
          sections={sections}
          selected={style}
          onSelect={(next) => {
            writeSelectedStyle(next.variations[0].variationName)
            setChosen(next)
          }}
        />
      }
    />
  )
}
