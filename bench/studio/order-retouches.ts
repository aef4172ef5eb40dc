import { hairColours } from '../../packages/engine/src/spec/hair-colour.ts'
import type { Photo } from '../photos/read-photos.ts'
import type { Order } from './order.ts'

const coloursPerPerson = 2
const swatchWidthPx = 240

/** Both better versions of everybody. */
export function orderPortraits(people: readonly Photo[]): Order[] {
  return people.map((before) => ({
    name: `portrait-${before.name}`,
    job: { kind: 'portrait', person: { photo: before.bytes } },
    before,
  }))
}

/** Two colours of hair for everybody, all colours in turn. */
export function orderHair(people: readonly Photo[]): Order[] {
  return people.flatMap((before, person) =>
    Array.from({ length: coloursPerPerson }, (_, turn) => {
      const colour = hairColours[(person * coloursPerPerson + turn) % hairColours.length]
      const job = { kind: 'hair', person: { photo: before.bytes }, colour } as const
      return { name: `hair-${before.name}-${colour}`, job, before: turn === 0 ? before : undefined }
    }),
  )
}

/** Small pictures of all colours for everybody. */
export function orderSwatches(people: readonly Photo[]): Order[] {
  return people.map((before) => ({
    name: `swatches-${before.name}`,
    job: { kind: 'hair-swatches', person: { photo: before.bytes }, widthPx: swatchWidthPx },
    before,
  }))
}
