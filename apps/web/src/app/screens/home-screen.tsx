import type { Style } from '@ever-after/contract'
import { Button, Notice, Skeleton } from '@ever-after/ui'
import { Suspense, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { RunningNotice } from '#creations'
import { requestReview } from '#platform/request-review.ts'
import { useCatalogue } from '#server-state'
import { readSelectedStyle, writeSelectedStyle } from '#session'
import { StatusPill } from '../../features/membership/index.ts'
import {
  Hero,
  HomeMenu,
  LastPicture,
  RequestLine,
  StyleCarousel,
  StyleGrid,
  sectionsOf,
  styleCopy,
} from '../../features/style-picker/index.ts'
import { copy } from '../copy.ts'
import { routes } from '../routes.ts'
import { ScreenBoundary } from '../screen-boundary.tsx'
import { useScreenTitle } from '../screen-title.ts'
import { StyleRequest } from '../style-request.ts'
import { showStyles, stylesId } from '../styles-in-view.ts'
import { toasts } from '../toasts.ts'
import { useSharedStyle } from '../use-shared-style.ts'

export function HomeScreen() {
  useScreenTitle(copy.titles.home)
  const [, go] = useLocation()
  const { data, isError, refetch } = useCatalogue()
  useSharedStyle(data)
  const sections = useMemo(() => (data ? sectionsOf(data) : []), [data])
  const [isRequesting, setRequesting] = useState(false)
  const request = () => setRequesting(true)
  const select = ({ variations }: Style) => writeSelectedStyle(variations[0].variationName)
  const tryStyle = (style: Style) => {
    select(style)
    go(routes.coupleUpload)
  }

  if (isError) {
    return (
      <Notice
        isAlert
        isPage
        title={styleCopy.loadFailedTitle}
        action={<Button onClick={() => void refetch()}>{styleCopy.retry}</Button>}
      >
        {styleCopy.loadFailed}
      </Notice>
    )
  }
  if (!data) return <HomeSkeleton />
  return (
    <>
      <Hero
        sections={sections}
        onGenerate={() => go(routes.coupleUpload)}
        onDresses={() => go(routes.dressUpload)}
        onExplore={showStyles}
        notice={<RunningNotice onOpen={go} />}
      >
        <StatusPill />
        <HomeMenu onHairColour={() => go(routes.camera)} onRequest={request} />
      </Hero>
      <ScreenBoundary isQuiet>
        <Suspense>
          <LastPicture
            onRatingFailed={() => toasts.show({ title: styleCopy.ratingFailed, isDestructive: true })}
            onPositive={() => void requestReview({ trigger: 'rating' })}
          />
        </Suspense>
      </ScreenBoundary>
      <ScreenBoundary isQuiet>
        <Suspense fallback={<div className="mt-8 h-[290px]" />}>
          <StyleCarousel
            sections={sections}
            chosen={readSelectedStyle()}
            onSelect={select}
            onTry={tryStyle}
          />
        </Suspense>
      </ScreenBoundary>
      <section id={stylesId} tabIndex={-1} aria-label={styleCopy.allStyles} className="outline-none">
        <ScreenBoundary>
          <Suspense fallback={<div className="min-h-dvh" />}>
            <StyleGrid sections={sections} onChoose={tryStyle} />
          </Suspense>
        </ScreenBoundary>
        <RequestLine onRequest={request} />
      </section>
      <Suspense>
        {isRequesting && <StyleRequest onClose={() => setRequesting(false)} notify={toasts.show} />}
      </Suspense>
    </>
  )
}

function HomeSkeleton() {
  return (
    <div className="flex flex-col items-center px-6 pt-[72px]">
      <p role="status" className="sr-only">
        {styleCopy.loading}
      </p>
      <Skeleton className="aspect-[5/6] h-[clamp(200px,40dvh,346px)] arch!" />
      <Skeleton className="mt-14 h-11 w-72 max-w-full" />
      <Skeleton className="mt-5 h-3 w-52" />
      <Skeleton className="mt-10 h-12 w-full rounded-full" />
      <Skeleton className="mt-2.5 h-12 w-full rounded-full" />
      <div className="mt-20 grid w-full grid-cols-3 gap-3">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="aspect-[3/4]" />
        ))}
      </div>
    </div>
  )
}
