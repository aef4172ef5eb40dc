import type { Attire, FaceBox, PhotoFrame } from '@ever-after/contract'
import { useEffect, useState } from 'react'
import { confirmAdults } from '#creations'
import { preparePhoto } from '#platform/prepare-photo.ts'
import { loadSamplePhotos } from './api/sample-photos.ts'
import { bringPhoto } from './arrival/bring-photo.ts'
import { choosePhoto } from './arrival/choose-photo.ts'
import { takeKnown } from './arrival/take-known.ts'
import { wholePhoto } from './arrival/whole-photo.ts'
import type { FacePicture } from './components/frame-dialog.tsx'
import { copy } from './copy.ts'
import type { DraftStore } from './draft/create-draft-store.ts'
import {
  type ChosenPhoto,
  type Draft,
  type Side,
  sidesOf,
  withPerson,
  withPhoto,
  withSet,
} from './draft/draft.ts'
import { problemOf } from './file-problem.ts'
import type { Notify } from './notify.ts'

interface Picking {
  store: DraftStore
  samplePhotos: readonly string[]
  notify: Notify
}

/** The photo whose frame is being set. */
interface Framing {
  side: Side
  file: File
  url: string
  frame?: PhotoFrame
  /** Where there are several people: where their faces are. */
  faces?: readonly FaceBox[]
}

/** The other one of two in a photo, for the person without one. */
interface OtherFace {
  side: Side
  file: File
  crop: File
  shownUrl: string
  frame: PhotoFrame
}

/** Choosing, framing, changing and removing photos. */
export function usePicking({ store, samplePhotos, notify }: Picking) {
  const [framing, setFraming] = useState<Framing>()
  const [otherFace, setOtherFace] = useState<OtherFace>()
  const [preparing, setPreparing] = useState<Side>()
  const [hasSamples, setHasSamples] = useState(samplePhotos.length > 0)

  const { people } = store.current()

  const choose = (choice: Parameters<typeof choosePhoto>[1]) => choosePhoto(store, choice)

  const sendAgain = (side: Side) => bringPhoto(store, store.current().people[side].set?.photo.key ?? '')

  const pick = async (side: Side, file: File) => {
    const problem = problemOf(file)
    if (problem) {
      store.change((draft) => withoutRefused(draft, side))
      return notify({ ...problem, isDestructive: true })
    }
    setPreparing(side)
    const prepared = await preparePhoto(file).finally(() => setPreparing(undefined))
    setOtherFace(undefined)
    if (!prepared) return void choose({ side, file })
    await choose({ side, file: prepared, shownUrl: URL.createObjectURL(prepared) })
    const { photo } = store.current().people[side].set ?? {}
    if (photo?.file === prepared && (facesOf(photo)?.length ?? 0) > 1) await openFrame(side)
  }

  const openFrame = async (side: Side) => {
    const { photo } = store.current().people[side].set ?? {}
    if (!photo) return
    setPreparing(side)
    const file = await wholePhoto(photo).finally(() => setPreparing(undefined))
    if (!file) return notify({ title: copy.cropFailed, isDestructive: true })
    const next = { side, file, url: URL.createObjectURL(file), frame: photo.frame, faces: facesOf(photo) }
    // Another photo's dialog is not taken away from who looks at it.
    setFraming((open) => open ?? next)
  }

  const closeFrame = () => setFraming(undefined)
  useEffect(() => {
    if (framing) return () => URL.revokeObjectURL(framing.url)
  }, [framing])

  const setFrame = (crop: File, frame: PhotoFrame) => {
    if (framing)
      void choose({ side: framing.side, file: framing.file, shownUrl: URL.createObjectURL(crop), frame })
    closeFrame()
  }

  const setFace = (chosen: FacePicture, other?: FacePicture) => {
    if (!framing) return
    const { side, file } = framing
    setFrame(chosen.file, chosen.frame)
    const otherSide = side === 0 ? 1 : 0
    const isAlone = store.kind === 'couple' && !store.current().people[otherSide].set
    if (other && isAlone)
      setOtherFace({
        side: otherSide,
        file,
        crop: other.file,
        shownUrl: URL.createObjectURL(other.file),
        frame: other.frame,
      })
  }

  const takeOtherFace = () => {
    if (otherFace) {
      const { side, file, crop, frame } = otherFace
      void choose({ side, file, shownUrl: URL.createObjectURL(crop), frame })
    }
    setOtherFace(undefined)
  }

  // It goes with the photo that it is in.
  const isSourceGone = otherFace && !people.some(({ set }) => set?.photo.file === otherFace.file)
  if (isSourceGone) setOtherFace(undefined)
  useEffect(() => {
    if (otherFace) return () => URL.revokeObjectURL(otherFace.shownUrl)
  }, [otherFace])

  /** Whether they are there. */
  const takeSamples = async () => {
    const samples = await loadSamplePhotos(samplePhotos).catch(() => undefined)
    setHasSamples(samples !== undefined)
    if (!samples) {
      notify({ title: copy.samplesFailed, isDestructive: true })
      return false
    }
    for (const side of sidesOf(store.current()))
      void choose({ side, file: samples[side], shownUrl: URL.createObjectURL(samples[side]) })
    return true
  }

  const takeCouples = async (id: string) => {
    try {
      await takeKnown(store, { side: 0, id })
    } catch {
      // Its time is over, or there is no connection: the way from the device stays.
      notify({ title: copy.knownGone, description: copy.knownGoneMore, isDestructive: true })
    }
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
    framing,
    preparing,
    pick,
    openFrame: (side: Side) => void openFrame(side),
    setFrame,
    setFace,
    otherFace,
    takeOtherFace,
    closeFrame,
    failFrame: () => {
      closeFrame()
      notify({ title: copy.cropFailed, isDestructive: true })
    },
    sendAgain: (side: Side) => void sendAgain(side),
    confirmAdult: (side: Side) => void confirmAdult(side),
    takeKnown: (id: string) => void takeCouples(id),
    takeSamples: hasSamples ? takeSamples : undefined,
    ...changesOf(store),
  }
}

function facesOf({ arrival }: ChosenPhoto): readonly FaceBox[] | undefined {
  return arrival.state === 'refused' ? arrival.faces : undefined
}

/** The draft without a photo that was refused for what it shows; the one before it is back. */
function withoutRefused(draft: Draft, side: Side): Draft {
  const { set, former } = draft.people[side]
  const isRefused = set?.photo.arrival.state === 'refused' && !set.photo.arrival.canRetry
  return isRefused ? withPerson(draft, side, { set: former, former: undefined }) : draft
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
