import { type KeptDraft, readDressPhoto, readPartners, readUploadDraft, writeUploadDraft } from '#session'
import {
  type ChosenPhoto,
  type Draft,
  emptyDraft,
  type FlowKind,
  type OwnPicture,
  type Person,
  type StoredPhoto,
} from './draft.ts'

/** The draft of this visit: what was kept of it, or else the photos that the session ended with. */
export function readDraft(kind: FlowKind): Draft {
  const kept = readUploadDraft(kind)
  const ending = readEnding(kind)
  return kept && idsOf(ending) === kept.endedWith.join()
    ? draftOfKept(kind, kept)
    : draftOfEnding(kind, ending)
}

/** Whether the session ended with other pictures since the draft was kept, such as one from the camera. */
export function hasNewEnding(kind: FlowKind): boolean {
  const kept = readUploadDraft(kind)
  return kept !== undefined && idsOf(readEnding(kind)) !== kept.endedWith.join()
}

/** Keeps what has arrived; a photo that is still on its way cannot survive a reload. */
export function keepDraft(kind: FlowKind, { people }: Draft): void {
  writeUploadDraft(kind, {
    endedWith: readEnding(kind).map(({ id }) => id),
    people: people.map(({ attire, set }) => {
      const arrival = set?.photo.arrival
      const photo = set && arrival?.state === 'arrived' ? keptOf(set.photo, arrival.photo) : null
      const portraits = photo && set ? [...set.portraits] : []
      return { attire, photo, portraits, chosenId: (photo && set?.chosenId) ?? null }
    }),
  })
}

/** What the flow has ended with in this session: the chosen pictures. */
export function readEnding(kind: FlowKind): OwnPicture[] {
  if (kind === 'couple') return readPartners()?.map(({ photo }) => photo) ?? []
  const photo = readDressPhoto()
  return photo ? [photo] : []
}

const idsOf = (pictures: readonly OwnPicture[]) => pictures.map(({ id }) => id).join()

function draftOfKept(kind: FlowKind, kept: KeptDraft): Draft {
  const { people } = emptyDraft(kind)
  return {
    step: 'upload',
    people: people.map((empty, at): Person => {
      const { attire = empty.attire, photo, portraits = [], chosenId } = kept.people[at] ?? {}
      const set = photo ? { photo: asked(photo), portraits, chosenId: chosenId ?? undefined } : undefined
      return { ...empty, attire, set }
    }),
  }
}

function draftOfEnding(kind: FlowKind, ending: readonly OwnPicture[]): Draft {
  const { people } = emptyDraft(kind)
  const partners = kind === 'couple' ? readPartners() : undefined
  return {
    step: 'upload',
    people: people.map((empty, at): Person => {
      const photo = ending[at]
      const set = photo && {
        photo: arrived({ ...photo, expiresAt: null }),
        portraits: [],
        chosenId: photo.id,
      }
      return { ...empty, attire: partners?.[at].attire ?? empty.attire, set }
    }),
  }
}

/** A photo that the server has already, with which the session ended. */
function arrived(photo: StoredPhoto): ChosenPhoto {
  return {
    key: photo.id,
    shownUrl: photo.url,
    arrival: { state: 'arrived', photo },
    hints: [],
    isCoached: true,
    areHintsAccepted: true,
  }
}

function keptOf({ areHintsAccepted }: ChosenPhoto, { id, url, expiresAt }: StoredPhoto) {
  return { id, url, expiresAt, areHintsAccepted }
}

/** A photo of which the coach is asked again. */
function asked({
  areHintsAccepted = false,
  ...photo
}: StoredPhoto & { areHintsAccepted?: boolean }): ChosenPhoto {
  return { ...arrived(photo), isCoached: false, areHintsAccepted }
}
