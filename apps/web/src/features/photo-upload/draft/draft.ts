import type { Attire, FaceBox, HintSeverity, PhotoFrame } from '@ever-after/contract'

/** Two people for a wedding picture, one for trying on dresses. */
export type FlowKind = 'couple' | 'dress'

/** Which person; the second one is a couple's only. */
export type Side = 0 | 1

export interface OwnPicture {
  id: string
  url: string
}

export interface StoredPhoto extends OwnPicture {
  /** All of the photo, where its address shows a part. */
  wholeUrl?: string
  frame?: PhotoFrame
  /** When the server deletes it; null while it is kept as a saved portrait. */
  expiresAt: string | null
}

export interface Portrait extends OwnPicture {
  /** `natural` or `studio`. */
  variant: string
  /** Whether nobody would tell it from the photo. */
  isHardlyChanged?: boolean
}

export interface PhotoHint {
  code: string
  severity: HintSeverity
  words: string
}

/** How far a photo is on its way to the server. */
export type Arrival =
  | { state: 'sending'; fraction: number }
  | { state: 'waiting' }
  | { state: 'arrived'; photo: StoredPhoto }
  /**
   * `title`: what failed, absent where the photo had arrived; `canRetry`: the reason is not the photo itself;
   * `showsSeveral`: another frame may show who is meant; `faces`: where they are.
   */
  | {
      state: 'refused'
      title?: string
      words: string
      canRetry: boolean
      showsSeveral?: boolean
      faces?: readonly FaceBox[]
    }

export interface ChosenPhoto {
  /** Names this choice; the server stores one photo for it, however often it is sent. */
  key: string
  /** All of the photo; absent when it was sent in an earlier visit. */
  file?: File
  /** Where the photo can be shown from; a browser may not be able to. */
  shownUrl?: string
  /** The part that is shown: as somebody set it, or the server found it. */
  frame?: PhotoFrame
  arrival: Arrival
  hints: readonly PhotoHint[]
  /** Whether the server's coach has spoken, or cannot be had. */
  isCoached: boolean
  /** The key of the photo before, where the server found that both show the same person. */
  samePersonAs?: string
  /** Whether the person goes on in spite of what the coach warns of. */
  areHintsAccepted: boolean
}

/** A photo with what was made of it. */
export interface PhotoSet {
  photo: ChosenPhoto
  portraits: readonly Portrait[]
  /** The original's or a portrait's id. */
  chosenId?: string
}

export interface Person {
  attire: Attire
  set?: PhotoSet
  /** What was removed last, for as long as nothing else is chosen. */
  removed?: PhotoSet
  /** What the photo in use took the place of: of two photos of a person the better one may be taken. */
  former?: PhotoSet
  isEnhancing: boolean
  /** Why the last enhancement gave nothing. */
  refusal?: string
}

export interface Draft {
  step: 'upload' | 'enhance' | 'select'
  people: readonly Person[]
}

const startAttires: Record<FlowKind, readonly Attire[]> = { couple: ['dress', 'suit'], dress: ['dress'] }

export function emptyDraft(kind: FlowKind): Draft {
  return { step: 'upload', people: startAttires[kind].map((attire) => ({ attire, isEnhancing: false })) }
}

export function sidesOf({ people }: Draft): readonly Side[] {
  return people.length === 2 ? [0, 1] : [0]
}

/** The draft with one person changed. */
export function withPerson(draft: Draft, side: Side, change: Partial<Person>): Draft {
  return {
    ...draft,
    people: draft.people.map((person, at) => (at === side ? { ...person, ...change } : person)),
  }
}

/** The draft with one photo changed wherever it is, in use or set aside. */
export function withPhoto(draft: Draft, key: string, change: Partial<ChosenPhoto>): Draft {
  return withSet(draft, key, ({ photo }) => ({ photo: { ...photo, ...change } }))
}

/** The draft with the set of one photo changed wherever it is; as it was when the photo is nowhere any more. */
export function withSet(draft: Draft, key: string, change: (set: PhotoSet) => Partial<PhotoSet>): Draft {
  const changed = (set: PhotoSet | undefined) => (set?.photo.key === key ? { ...set, ...change(set) } : set)
  const people = draft.people.map((person) => ({
    ...person,
    set: changed(person.set),
    removed: changed(person.removed),
    former: changed(person.former),
  }))
  return { ...draft, people }
}

export function findPhoto({ people }: Draft, key: string): ChosenPhoto | undefined {
  return people
    .flatMap(({ set, removed, former }) => [set?.photo, removed?.photo, former?.photo])
    .find((photo) => photo?.key === key)
}

/** What the photo in use with this key took the place of. */
export function formerOf({ people }: Draft, key: string): ChosenPhoto | undefined {
  return people.find(({ set }) => set?.photo.key === key)?.former?.photo
}
