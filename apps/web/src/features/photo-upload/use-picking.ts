import type { Attire } from '@ever-after/contract'
import { useState } from 'react'
import { confirmAdults } from '#creations'
import { preparePhoto } from '#platform/prepare-photo.ts'
import { loadSamplePhotos } from './api/sample-photos.ts'
import { bringPhoto } from './arrival/bring-photo.ts'
import { choosePhoto, refusalOf } from './arrival/choose-photo.ts'
import { copy } from './copy.ts'
import type { DraftStore } from './draft/create-draft-store.ts'
import { type Side, sidesOf, withPerson, withPhoto, withSet } from './draft/draft.ts'
import { problemOf } from './file-problem.ts'
import type { Notify } from './notify.ts'

interface Picking {
  store: DraftStore
  samplePhotos: readonly string[]
  notify: Notify
}

/** Choosing, cropping, changing and removing photos. */
export function usePicking({ store, samplePhotos, notify }: Picking) {
  const [cropping, setCropping] = useState<{ side: Side; url: string }>()
  const [preparing, setPreparing] = useState<Side>()
  const [hasSamples, setHasSamples] = useState(samplePhotos.length > 0)

  const tell = (refusal: string | undefined) => {
    if (refusal) notify({ title: copy.uploadFailed, description: refusal, isDestructive: true })
  }

  const choose = async (choice: Parameters<typeof choosePhoto>[1]) => tell(await choosePhoto(store, choice))

  const sendAgain = async (side: Side) => {
    const key = store.current().people[side].set?.photo.key ?? ''
    await bringPhoto(store, key)
    tell(refusalOf(store, key))
  }

  const pick = async (side: Side, file: File) => {
    const problem = problemOf(file)
    if (problem) return notify({ ...problem, isDestructive: true })
    setPreparing(side)
    const prepared = await preparePhoto(file).finally(() => setPreparing(undefined))
    if (prepared) return setCropping({ side, url: URL.createObjectURL(prepared) })
    notify({ title: copy.notShown })
    void choose({ side, file })
  }

  const closeCrop = () => {
    if (cropping) URL.revokeObjectURL(cropping.url)
    setCropping(undefined)
  }

  const crop = (file: File, sourceHeightPx: number) => {
    if (cropping)
      void choose({
        side: cropping.side,
        file,
        shownUrl: URL.createObjectURL(file),
        sourceHeightPx,
      })
    closeCrop()
  }

  const takeSamples = async () => {
    const samples = await loadSamplePhotos(samplePhotos).catch(() => undefined)
    setHasSamples(samples !== undefined)
    if (!samples) return notify({ title: copy.samplesFailed, isDestructive: true })
    for (const side of sidesOf(store.current()))
      void choose({ side, file: samples[side], shownUrl: URL.createObjectURL(samples[side]) })
  }

  const confirmAdult = async (side: Side) => {
    const { set } = store.current().people[side]
    if (set?.photo.arrival.state !== 'arrived') return
    const { key, arrival } = set.photo
    try {
      await confirmAdults([arrival.photo.id])
      store.change((draft) =>
        withSet(draft, key, ({ photo }) => ({
          photo: { ...photo, hints: photo.hints.filter(({ severity }) => severity !== 'ask') },
        })),
      )
    } catch {
      // The question stays, and can be answered again.
      notify({ title: copy.adultFailed, description: copy.tryAgain, isDestructive: true })
    }
  }

  return {
    cropping,
    preparing,
    pick,
    crop,
    closeCrop,
    failCrop: () => {
      closeCrop()
      notify({ title: copy.cropFailed, isDestructive: true })
    },
    sendAgain: (side: Side) => void sendAgain(side),
    confirmAdult: (side: Side) => void confirmAdult(side),
    takeSamples: hasSamples ? () => void takeSamples() : undefined,
    ...changesOf(store),
  }
}

/** What can be done to a photo that is there. */
function changesOf(store: DraftStore) {
  return {
    setAttire: (side: Side, attire: Attire) => store.change((draft) => withPerson(draft, side, { attire })),
    remove: (side: Side) =>
      store.change((draft) =>
        withPerson(draft, side, {
          set: undefined,
          removed: draft.people[side].set,
          former: undefined,
          refusal: undefined,
        }),
      ),
    undo: (side: Side) =>
      store.change((draft) =>
        withPerson(draft, side, { set: draft.people[side].removed, removed: undefined }),
      ),
    takeFormer: (side: Side) =>
      store.change((draft) => {
        const { set, former } = draft.people[side]
        return withPerson(draft, side, { set: former, former: set, refusal: undefined })
      }),
    acceptHints: (side: Side) =>
      store.change((draft) =>
        withPhoto(draft, draft.people[side].set?.photo.key ?? '', { areHintsAccepted: true }),
      ),
  }
}
