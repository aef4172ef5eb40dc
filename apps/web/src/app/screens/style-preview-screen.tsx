import type { Style } from '@ever-after/contract'
import { Button, Notice, Skeleton } from '@ever-after/ui'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { LimitSheet } from '../../features/membership/index.ts'
import { Carousel, chooseStyle, imageUrl, sectionsOf, styleCopy } from '../../features/style-picker/index.ts'
import { StylePreview, stylePreviewCopy } from '../../features/style-preview/index.ts'
import { useCatalogue } from '../../server-state/index.ts'
import { clearSelectedStyle, readPartners, readSelectedStyle } from '../../session/index.ts'
import { toasts } from '../toasts.ts'

export default function StylePreviewScreen() {
  const [, go] = useLocation()
  const { data, isError } = useCatalogue()
  const [partners] = useState(readPartners)
  const [chosen, setChosen] = useState<Style>()
  const [limit, setLimit] = useState<string>()
  const sections = useMemo(() => (data ? sectionsOf(data) : []), [data])
  const initial = useMemo(() => chooseStyle(sections, readSelectedStyle(), Math.random), [sections])
  const style = chosen ?? initial

  useEffect(() => {
    if (partners) return
    toasts.show({ title: stylePreviewCopy.photosFirst })
    go('/wedding-upload', { replace: true })
  }, [partners, go])

  if (!partners) return null
  if (!data && !isError) return <PreviewSkeleton />
  if (!style) {
    return (
      <Notice
        isAlert
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
        notify={toasts.show}
        onBack={() => {
          clearSelectedStyle()
          go('/wedding-upload')
        }}
        onLimit={setLimit}
        picker={<Carousel sections={sections} selected={style} onSelect={setChosen} />}
      />
      {limit && <LimitSheet reason={limit} onClose={() => setLimit(undefined)} />}
    </>
  )
}

function PreviewSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {styleCopy.loading}
      </p>
      <Skeleton className="aspect-[3/4] w-full rounded-none" />
      <div className="flex gap-3 px-5 pt-20">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-[120px] w-[90px] shrink-0" />
        ))}
      </div>
    </div>
  )
}
