import { type EnhancedPortrait, localKeys, type Photo, sessionKeys } from '@ever-after/contract'
import type { Made } from '../steps/make-content.ts'
import { triedAccount } from './buyers.ts'
import type { CoupleContent } from './make-content.ts'

/** What a browser has stored, by key. */
export interface Stored {
  local?: Record<string, unknown>
  session?: Record<string, unknown>
}

/** What an earlier visit may have left in the browser. */
export type Memory = keyof typeof memories

/** What the browser has stored when it remembers this. */
export function rememberedAs(memory: Memory, content: CoupleContent): Stored {
  return memories[memory](content)
}

const paths = { style: '/wedding-style/demo', dress: '/wedding-dress-tryon' }

const memories = {
  photos: ({ photos: [first, second] }: CoupleContent): Stored => ({
    session: {
      [sessionKeys.partner1]: { photo: ownPicture(first), attire: 'dress' },
      [sessionKeys.partner2]: { photo: ownPicture(second), attire: 'suit' },
    },
  }),
  dressPhoto: ({ photos: [first] }: CoupleContent): Stored => ({
    session: { [sessionKeys.weddingDressPhoto]: ownPicture(first) },
  }),
  dress: ({ dress }: CoupleContent): Stored => ({ session: { [sessionKeys.selectedDress]: dress.subject } }),
  favourites: ({ dress }: CoupleContent): Stored => ({
    local: { [localKeys.favouriteDresses]: [dress.subject] },
  }),
  /** The first person's photo needed hardly anything. */
  portraits: ({ photos, portraits }: CoupleContent): Stored => ({
    session: {
      [sessionKeys.coupleDraft]: {
        endedWith: [],
        people: [keptPerson(photos[0], portraits[0], 'dress'), keptPerson(photos[1], portraits[1], 'suit')],
      },
    },
  }),
  /** A style of the shipped catalogue that offers a covering, chosen on Home. */
  coveredStyle: (): Stored => ({ session: { [sessionKeys.selectedStyle]: 'White Jasmine Glasshouse' } }),
  style: ({ style }: CoupleContent): Stored => running('style', { ...style, path: paths.style }),
  tryOn: ({ dress }: CoupleContent): Stored => running('dress', { ...dress, path: paths.dress }),
  hair: ({ hair, photos: [photo] }: CoupleContent): Stored =>
    running('hair', { ...hair, path: `/hair-color/${photo.id}` }),
  animated: (): Stored => ({ session: { [sessionKeys.paywallAnimated]: true } }),
  otherPrices: (): Stored => ({ local: { [localKeys.testGroup]: { group: 'test', isSettled: true } } }),
  /** The store account that had its free days already. */
  triedBefore: (): Stored => ({ local: { [localKeys.sandboxAccount]: triedAccount } }),
  rated: (): Stored => ({ local: { [localKeys.hasSeenRatingInstruction]: true } }),
}

function running(kind: string, creation: Made & { path: string }): Stored {
  return { local: { [localKeys.runningCreations]: { [kind]: creation } } }
}

function ownPicture({ id, url }: { id: string; url: string }) {
  return { id, url }
}

function keptPerson(photo: Photo, portraits: readonly EnhancedPortrait[], attire: string) {
  return {
    attire,
    photo: { ...ownPicture(photo), expiresAt: photo.expiresAt },
    portraits: portraits.map((portrait) => ({
      ...ownPicture(portrait),
      variant: portrait.variant,
      isHardlyChanged: attire === 'dress' && portrait.variant === 'natural',
    })),
    chosenId: portraits[0].id,
  }
}
