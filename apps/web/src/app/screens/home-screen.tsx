import { Button, Notice, Skeleton } from '@ever-after/ui'
import { useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { useCatalogue } from '#server-state'
import { writeSelectedStyle } from '#session'
import { StatusPill } from '../../features/membership/index.ts'
import { Hero, StyleGrid, sectionsOf, styleCopy } from '../../features/style-picker/index.ts'
import { copy } from '../copy.ts'
import { useScreenTitle } from '../screen-title.ts'

export function HomeScreen() {
  useScreenTitle(copy.titles.home)
  const [, go] = useLocation()
  const { data, isError, refetch } = useCatalogue()
  const sections = useMemo(() => (data ? sectionsOf(data) : []), [data])
  const styles = useRef<HTMLElement>(null)

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
        onGenerate={() => go('/wedding-upload')}
        onExplore={() => {
          styles.current?.scrollIntoView()
          styles.current?.focus({ preventScroll: true })
        }}
      >
        <StatusPill />
      </Hero>
      <section ref={styles} tabIndex={-1} aria-label={styleCopy.allStyles} className="outline-none">
        <StyleGrid
          sections={sections}
          onChoose={(style) => {
            writeSelectedStyle(style.variations[0].variationName)
            go('/wedding-upload')
          }}
        />
      </section>
    </>
  )
}

function HomeSkeleton() {
  return (
    <div className="flex flex-col items-center px-6 pt-[72px]">
      <p role="status" className="sr-only">
        {styleCopy.loading}
      </p>
      <Skeleton className="aspect-[5/6] h-[clamp(200px,40dvh,346px)] arch" />
      <Skeleton className="mt-14 h-11 w-72" />
      <Skeleton className="mt-5 h-3 w-52" />
      <Skeleton className="mt-10 h-12 w-full rounded-full" />
      <div className="mt-20 grid w-full grid-cols-3 gap-3">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="aspect-[3/4]" />
        ))}
      </div>
    </div>
  )
}
