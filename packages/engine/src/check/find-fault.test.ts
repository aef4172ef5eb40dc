import { expect, test } from 'vitest'
import type { FoundFace } from '../vision/index.ts'
import { type FaultReason, findFault } from './find-fault.ts'
import { type DrawnPersonOptions, drawnPerson, headHalf } from './testing/drawn-person.ts'

type Given = DrawnPersonOptions & { others?: readonly FoundFace[]; foundScale?: number; movedCm?: number }

/** What is wrong with one drawn person whose face was found where it was put. */
function faultOf({ others = [], foundScale = 1, movedCm = 0, ...options }: Given = {}) {
  const { image, face, person } = drawnPerson(options)
  const own = foundFace(face.mesh.map((value) => value * foundScale))
  const pit = [person.pit[0] + movedCm * face.pxPerCm, person.pit[1]] as const
  const placed = [{ ...face, person: { ...person, pit: [pit[0], pit[1]] as [number, number] } }]
  return findFault({ image, placed, own: [own], others })
}

function foundFace(mesh: Float32Array, box = { left: 0, top: 0, right: 0, bottom: 0 }): FoundFace {
  return { mesh, box, score: 1 }
}

/** A face of a share of the plain one's size around a place, cm from the middle of the plain one. */
function otherFace(share: number, x: number, y: number): FoundFace {
  const { face } = drawnPerson()
  const [centreX, centreY] = [(20 + x) * face.pxPerCm, (16 + y) * face.pxPerCm]
  const half = share * 7 * face.pxPerCm
  return foundFace(
    face.mesh.map((value) => value * share),
    { left: centreX - half, top: centreY - half, right: centreX + half, bottom: centreY + half },
  )
}

const rim = (x: number, y: number) =>
  y < 2 && Math.abs(Math.hypot(x / headHalf.widthCm, y / headHalf.heightCm) - 1) < 0.03
const isHair = (x: number, y: number) => (x / 7.5) ** 2 + (y / 9) ** 2 >= 1 && y < 2

test('a person in a little shade has no fault', () => {
  expect(faultOf()).toBeNull()
})

test.each<[string, FaultReason, Given]>([
  ['a white neck', 'body_skin_differs', { colours: { neck: [250, 248, 246] } }],
  ['a grey neck', 'body_skin_differs', { colours: { neck: [128, 128, 128] } }],
  ['green hands', 'body_skin_differs', { colours: { hands: [90, 170, 90] } }],
  ['black hands', 'body_skin_differs', { colours: { hands: [4, 4, 4] } }],
  ['lost hair', 'hair_lost', { paint: (x, y) => (isHair(x, y) && Math.abs(x) > 2 ? 'scene' : undefined) }],
  ['a crown cut level', 'crown_cut', { paint: (_x, y) => (y < -9.5 ? 'scene' : undefined) }],
  ['a green rim', 'halo', { stain: (x, y) => (rim(x, y) ? [60, 220, 60] : undefined) }],
  ['a head of a giant', 'head_misplaced', { foundScale: 1.8 }],
  ['a head of a doll', 'head_misplaced', { foundScale: 0.6 }],
  ['a head beside its neck', 'head_misplaced', { movedCm: 9 }],
  ['a second face on the chest', 'more_people', { others: [otherFace(0.6, 0, 25)] }],
])('%s is found', (_, reason, given) => {
  expect(faultOf(given)).toEqual({ reason, partner: 0 })
})

test('faces that the scene seems to hold, and small ones on a brooch, are nobody', () => {
  expect(faultOf({ others: [otherFace(0.6, -17, -10), otherFace(0.2, 0, 25)] })).toBeNull()
})

test('under a chosen covering nobody looks for hair, but for the neck', () => {
  const bare: Given = { isCovered: true, paint: (x, y) => (isHair(x, y) ? 'scene' : undefined) }
  expect(faultOf(bare)).toBeNull()
  expect(faultOf({ ...bare, colours: { neck: [90, 170, 90] } })?.reason).toBe('body_skin_differs')
})

test('the partner whose picture is wrong is named, and nothing is asked of a face without a body', () => {
  const good = drawnPerson()
  const bad = drawnPerson({ colours: { neck: [90, 170, 90] } })
  const own = [undefined, undefined]
  const question = { image: bad.image, own, others: [] }
  const { person: _, ...bodiless } = bad.face
  expect(findFault({ ...question, placed: [bodiless, bad.face] })).toEqual({
    reason: 'body_skin_differs',
    partner: 1,
  })
  expect(findFault({ ...question, image: good.image, placed: [bodiless, bodiless] })).toBeNull()
})
