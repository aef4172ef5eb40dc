import { Button, Notice, SearchField, Shelf } from '@ever-after/ui'
import { useState } from 'react'
import { type Notify, OwnPicturesSwitch } from '#creations'
import { readDressPhoto } from '#session'
import { DressBrowserSkeleton } from './components/dress-browser-skeleton.tsx'
import { DressCard } from './components/dress-card.tsx'
import { DressGrid } from './components/dress-grid.tsx'
import { DressHero } from './components/dress-hero.tsx'
import { FavouriteButton } from './components/favourite-button.tsx'
import { Found } from './components/found.tsx'
import { OwnDressDoors, useOwnDressDoors } from './components/own-dress-doors.tsx'
import { OwnShelf } from './components/own-shelf.tsx'
import { Section } from './components/section.tsx'
import { copy } from './copy.ts'
import { type DressChoice, searchDresses } from './model.ts'
import { useDresses } from './use-dresses.ts'

interface DressBrowserProps {
  notify: Notify
  onChoose: (dress: DressChoice) => void
}

/** The page of all dresses: a search, one plate after the other, the liked ones, one's own, and all. */
export function DressBrowser({ notify, onChoose }: DressBrowserProps) {
  const dresses = useDresses()
  const [term, setTerm] = useState('')
  const doors = useOwnDressDoors()
  const { catalogue, own, liked, favourites, hasFailed, retry } = dresses

  if (hasFailed || catalogue?.length === 0) {
    return (
      <Notice
        isAlert
        isPage
        title={hasFailed ? copy.loadFailedTitle : copy.empty}
        action={<Button onClick={retry}>{copy.retry}</Button>}
      >
        {hasFailed && copy.loadFailed}
      </Notice>
    )
  }
  if (!catalogue) return <DressBrowserSkeleton />
  const found = term.trim() ? searchDresses([...own, ...catalogue], term) : undefined
  return (
    <div className="px-5 pt-[max(18px,env(safe-area-inset-top))] pb-10">
      <h1 className="font-display text-[2.25rem] leading-tight">{copy.title}</h1>
      <p className="mt-1 text-soft-ink">{copy.lead}</p>
      <div className="roomy:sticky roomy:top-0 z-10 -mx-5 bg-linear-to-b from-80% from-paper to-transparent px-5 pt-4 pb-4">
        <SearchField
          value={term}
          placeholder={copy.searchPlaceholder}
          clearLabel={copy.clearSearch}
          onChange={setTerm}
        />
      </div>
      {readDressPhoto() && <OwnPicturesSwitch {...copy.ownPictures} />}
      <p role="status" className="sr-only">
        {found && found.length > 0 && copy.found(found.length)}
      </p>
      {found ? (
        <Found term={term} onClear={() => setTerm('')} count={found.length}>
          <DressGrid dresses={found} favourites={favourites} onChoose={onChoose} />
        </Found>
      ) : (
        <>
          <DressHero dresses={catalogue} onChoose={onChoose} />
          {liked.length > 0 && (
            <Section title={copy.favourites} isLiked>
              <Shelf className="-mx-5 gap-3 px-5">
                {liked.map((dress) => (
                  <div key={dress.id} className="w-[8.75rem] shrink-0">
                    <DressCard
                      dress={dress}
                      onChoose={onChoose}
                      corner={<FavouriteButton dress={dress} favourites={favourites} />}
                    />
                  </div>
                ))}
              </Shelf>
            </Section>
          )}
          <Section title={copy.uploads}>
            <OwnShelf
              dresses={dresses}
              onChoose={onChoose}
              onUpload={doors.openUpload}
              onDelete={doors.openDelete}
            />
          </Section>
          <Section title={copy.allDresses}>
            <DressGrid dresses={catalogue} favourites={favourites} onChoose={onChoose} />
          </Section>
        </>
      )}
      <OwnDressDoors doors={doors} notify={notify} />
    </div>
  )
}
