import type { Style } from '@ever-after/contract'
import { Button, Notice } from '@ever-after/ui'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { imageUrl, useCatalogue } from '#server-state'
import { readPartners, readRunningCreation, readSelectedStyle, writeSelectedStyle } from '#session'
import { LimitSheet } from '../../features/membership/index.ts'
import {
  Carousel,
  chooseStyle,
  chosenPictureName,
  sectionsOf,
  styleCopy,
} from '../../features/style-picker/index.ts'
import { StylePreview, StylePreviewSkeleton, stylePreviewCopy } from '../../features/style-preview/index.ts'
import { copy } from '../copy.ts'
import { useScreenTitle } from '../screen-title.ts'
import { toasts } from '../toasts.ts'

export default function StylePreviewScreen() {
  useScreenTitle(copy.titles.preview)
  const [, go] = useLocation()
  const { data, isError } = useCatalogue()
  const [partners] = useState(readPartners)
  const [wanted] = useState(() => readRunningCreation()?.variationName ?? readSelectedStyle())
  const [roll] = useState(Math.random)
  const [chosen, setChosen] = useState<Style>()
  const [limit, setLimit] = useState<string>()
  const sections = useMemo(() => (data ? sectionsOf(data) : []), [data])
  const style = chosen ?? chooseStyle(sections, wanted, () => roll)

  useEffect(() => {
    if (partners) return
    toasts.show({ title: stylePreviewCopy.photosFirst })
    go('/wedding-upload', { replace: true })
  }, [partners, go])

  if (!partners) return <Notice title={stylePreviewCopy.placeholder} />
  if (!data && !isError) return <StylePreviewSkeleton label={styleCopy.loading} />
  if (!style) {
    return (
      <Notice
        isAlert
        isPage
        title={styleCopy.empty}
        action={<Button onClick={() => window.location.reload()}>{styleCopy.retry}</Button>}
      />
    )
  }
  return (
    <>
      <StylePreview
        key={style.id}
        partners={partners}
        style={style}
        previewUrl={imageUrl(style.variations[0].previewPath)}
        transitionName={chosenPictureName}
        notify={toasts.show}
        onBack={() => go('/wedding-upload')}
        onLimit={setLimit}
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
      {limit && <LimitSheet reason={limit} onClose={() => setLimit(undefined)} />}
    </>
  )
}
