import { dressColours, listAttire, listScenes, loadAttire, withoutCut } from '@ever-after/art'
import type { Photo } from '../photos/read-photos.ts'
import type { Order } from './order.ts'

const colours = Object.keys(dressColours)
const coloursPerPlate = 3
const peoplePerDressPhoto = 3

/** Every plate of a dress that suits one person, in some colours, each on another person and in another scene. */
export async function orderCatalogueDresses(people: readonly Photo[]): Promise<Order[]> {
  const plates = await Promise.all(listAttire().map(loadAttire))
  const dresses = plates.filter(
    ({ manifest: { kind, name } }) => kind === 'dress' && withoutCut(name) === name,
  )
  const scenes = listScenes()
  return dresses
    .flatMap(({ manifest: { name } }) => Array.from({ length: coloursPerPlate }, () => name))
    .map((plate, at) => {
      const person = people[at % people.length]
      const colour = colours[at % colours.length]
      const recipe = { plate, colour, scene: scenes[at % scenes.length], veil: at % 2 === 0 }
      return order(`${plate}-${colour}-${person.name}`, person, { recipe })
    })
}

/** Every photo of a dress on some people. */
export function orderPhotographedDresses(people: readonly Photo[], dresses: readonly Photo[]): Order[] {
  return dresses.flatMap((dress, at) =>
    Array.from({ length: peoplePerDressPhoto }, (_, turn) => {
      const person = people[(at * peoplePerDressPhoto + turn) % people.length]
      return order(`own-${dress.name}-${person.name}`, person, { photo: dress.bytes })
    }),
  )
}

function order(
  name: string,
  { bytes, name: photoKey }: Photo,
  dress: Extract<Order['job'], { kind: 'dress' }>['dress'],
): Order {
  return { name, job: { kind: 'dress', person: { photo: bytes, photoKey }, dress, widthPx: 1200 } }
}
