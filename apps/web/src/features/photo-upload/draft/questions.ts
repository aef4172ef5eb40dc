import {
  type ChosenPhoto,
  type Draft,
  type OwnPicture,
  type Person,
  type PhotoHint,
  type PhotoSet,
  type Portrait,
  type Side,
  sidesOf,
} from './draft.ts'

/** Everybody needs a photo that neither the server nor the coach refused before anything can go on. */
export function isComplete({ people }: Draft): boolean {
  return people.every(
    ({ set }) => set && set.photo.arrival.state !== 'refused' && !isBlocked(set.photo.hints),
  )
}

export function isBlocked(hints: readonly PhotoHint[]): boolean {
  return hints.some(({ severity }) => severity === 'block')
}

/** Whether another part of the photo can be shown: nothing was made of it yet, and here or at the server there is all of it. */
export function canFrame({ set }: Person): boolean {
  if (!set?.photo.shownUrl || set.portraits.length > 0) return false
  return set.photo.file !== undefined || set.photo.arrival.state === 'arrived'
}

/** The photo before, when the server did not take the one in use, or when it shows the same person and the coach found less against it than against the one in use. */
export function betterFormer({ set, former }: Person): PhotoSet | undefined {
  if (!set || !former || isRefused(former.photo)) return
  if (set.photo.arrival.state === 'refused') return former
  if (!showSamePerson(set.photo, former.photo)) return
  if (!set.photo.isCoached || !former.photo.isCoached) return
  return gravity(former.photo) < gravity(set.photo) ? former : undefined
}

/** Whichever of the two was chosen first. */
const showSamePerson = (one: ChosenPhoto, other: ChosenPhoto) =>
  one.samePersonAs === other.key || other.samePersonAs === one.key
const isRefused = ({ arrival, hints }: ChosenPhoto) => arrival.state === 'refused' || isBlocked(hints)
/** One grave hint weighs more than all lighter ones together. */
const weights = { block: 100, warn: 10, ask: 0, info: 1 } as const

function gravity({ hints }: ChosenPhoto): number {
  return hints.reduce((sum, { severity }) => sum + weights[severity], 0)
}

/** What the coach warns of and nobody has accepted yet. */
export function openWarnings({ people }: Draft): { side: Side; hint: PhotoHint }[] {
  return people.flatMap(({ set }, at) =>
    set && !set.photo.areHintsAccepted
      ? set.photo.hints
          .filter(({ severity }) => severity === 'warn')
          .map((hint) => ({ side: at as Side, hint }))
      : [],
  )
}

/** Whom an enhancement is for: those whose photo has no portraits yet. */
export function sidesToEnhance(draft: Draft): Side[] {
  return sidesOf(draft).filter((side) => !draft.people[side].set?.portraits.length)
}

/** The photo as the server has it, once it has arrived. */
export function originalOf({ set }: Person): OwnPicture | undefined {
  return set?.photo.arrival.state === 'arrived' ? set.photo.arrival.photo : undefined
}

/** What this person has chosen among the original and the portraits. */
export function choiceOf(person: Person): OwnPicture | Portrait | undefined {
  const { set } = person
  const original = originalOf(person)
  if (!set?.chosenId) return undefined
  return original?.id === set.chosenId ? original : set.portraits.find(({ id }) => id === set.chosenId)
}

/** Whether everybody has chosen the photo as it is, as skipping does. */
export function hasChosenPhotos({ people }: Draft): boolean {
  return people.every((person) => person.set?.chosenId === originalOf(person)?.id)
}

/** All pictures, or nothing while one is missing. */
export function allOf<T>(pictures: readonly (T | undefined)[]): T[] | undefined {
  const there = pictures.filter((picture) => picture !== undefined)
  return there.length === pictures.length ? there : undefined
}

/** The share of all photos that has left the device. */
export function sentFraction({ people }: Draft): number {
  const shares = people.map(({ set }) => {
    if (set?.photo.arrival.state === 'sending') return set.photo.arrival.fraction
    return set?.photo.arrival.state === 'arrived' ? 1 : 0
  })
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}
