import type {
  Attire,
  dressRecipe,
  FaultReason,
  HairColour,
  portraitType,
  Stance,
  StudioRecipe,
  Taller,
} from '@ever-after/contract'
import type { z } from 'zod'
import type { CreationRow } from './claim-creation.ts'

export interface StyleWish {
  kind: 'style'
  styleId: string
  styleName: string
  displayName: string
  variationName: string
  recipe: StudioRecipe
  prompt: string
  attires: readonly [Attire, Attire]
  /** Who chose the covering that the recipe offers; nobody when absent. */
  wearsCovering?: readonly [boolean, boolean]
  /** Which of the partners was said to be taller. */
  taller?: Taller
  /** How the couple chose to stand. */
  stance?: Stance
  /** Which picture of its change it is; the first when absent. */
  nth?: number
  /** How the two stand in it, as the first picture of its change planned. */
  composition?: string
  /** What was wrong with the picture that this one is made instead of. */
  fault?: FaultReason
}

export interface DressWish {
  kind: 'dress'
  dressId: string
  dressName: string
  /** Null for an uploaded dress, whose photo is the creation's second one. */
  recipe: z.infer<typeof dressRecipe> | null
  /** Where an uploaded dress is worn; the engine's usual place when absent. */
  scene?: string
  /** Whether the covering that the recipe offers was chosen. */
  wearsCovering?: boolean
}

export interface PortraitWish {
  kind: 'portrait'
  portraitType: z.infer<typeof portraitType>
  attire: Attire
  /** How many enhancements of this photo the app shows already; this one is to look different. */
  take?: number
}

export interface HairWish {
  kind: 'hair'
  colour: HairColour
}

/** What a creation is to show; stored with it, so that a catalogue that changes later changes nothing. */
export type Wish = StyleWish | DressWish | PortraitWish | HairWish
export type Kind = Wish['kind']
export type WishOf<K extends Kind> = Extract<Wish, { kind: K }>

type WishRow = Pick<CreationRow, 'kind' | 'details'>

/** A row's wish; the cast holds because only `acceptCreation` writes details, from a wish of the row's kind. */
export function wishOf({ kind, details }: WishRow): Wish {
  return { ...details, kind } as Wish
}

/** The wish of a row that was read by its kind. */
export function wishOfKind<K extends Kind>(row: WishRow, kind: K): WishOf<K> {
  const wish = wishOf(row)
  if (wish.kind !== kind) throw new Error(`A ${wish.kind} creation was read as a ${kind} one.`)
  // The comparison above does not narrow a type parameter.
  return wish as WishOf<K>
}
