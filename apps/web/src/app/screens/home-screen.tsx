import { Button, Notice, Skeleton } from '@ever-after/ui'
import { useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { StatusPill } from '../../features/membership/index.ts'
import { Hero, StyleGrid, sectionsOf, styleCopy } from '../../features/style-picker/index.ts'
import { useCatalogue } from '../../server-state/index.ts'
import { writeSelectedStyle } from '../../session/index.ts'

export function HomeScreen() {
  const [, go] = useLocation()
  const { data, isError, refetch } = useCatalogue()
  const sections = useMemo(() => (data ? sectionsOf(data) : []), [data])
  const styles = useRef<HTMLDivElement>(null)

  if (isError) {
    return (
      <Notice
        isAlert
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
        onExplore={() => styles.current?.scrollIntoView({ behavior: 'smooth' })}
      >
        <StatusPill />
      </Hero>
      <div ref={styles}>
        <StyleGrid
          sections={sections}
          onChoose={(style) => {
            writeSelectedStyle(style.variations[0].variationName)
            go('/wedding-upload')
          }}
        />
      </div>
    </>
  )
}

function HomeSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {styleCopy.loading}
      </p>
      <Skeleton className="h-[min(620px,74dvh)] rounded-none" />
      <div className="px-5 pt-8">
        <Skeleton className="h-12 rounded-full" />
        <div className="mt-10 grid grid-cols-3 gap-3">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="aspect-[3/4]" />
          ))}
        </div>
      </div>
    </div>
  )
}
