import { boxBlur } from '../../pixels/box-blur.ts'

export interface TrimapInput {
  /** Share of person and of hair in each px, 0..1. */
  person: Float32Array
  hair: Float32Array
  widthPx: number
  heightPx: number
  pxPerCm: number
}

export interface Trimap {
  /** 1 where the alpha is to be solved, 0 where it is known. */
  unknown: Float32Array
  prior: Float32Array
  trust: Float32Array
}

/** Side of a class cell seen on the picture, cm. */
const cellCm = 0.28
/** Width of the canonical face, temple to temple. */
const faceWidthCm = 15.3

const knownTrust = 10
const edgeTrust = 0.06
const hairTrust = 0.006

/** Marks where person, background and the band between them lie; the band is wide around hair. */
export function makeTrimap(input: TrimapInput): Trimap {
  const { person, hair, widthPx, heightPx, pxPerCm } = input
  const mean = (source: Float32Array, radiusPx: number) => boxBlur({ source, widthPx, heightPx, radiusPx })
  const grow = (mask: Float32Array, radiusCm: number) => mean(mask, Math.max(1, radiusCm * pxPerCm))
  const isBackground = new Float32Array(person.length)
  const isPerson = new Float32Array(person.length)
  const isHair = new Float32Array(person.length)
  for (let i = 0; i < person.length; i++) {
    isPerson[i] = person[i] > 0.5 ? 1 : 0
    isBackground[i] = 1 - isPerson[i]
    isHair[i] = hair[i] > 0.4 ? 1 : 0
  }
  return decide(input, {
    nearBackground: grow(isBackground, cellCm * 1.1),
    nearPerson: grow(isPerson, cellCm * 1.1),
    nearHair: grow(isHair, faceWidthCm * 0.15),
    backgroundNearHair: grow(isBackground, faceWidthCm * 0.08),
    around: mean(person, Math.max(2, faceWidthCm * 0.1 * pxPerCm)),
    deepAround: mean(person, Math.max(2, cellCm * 3 * pxPerCm)),
  })
}

interface Surroundings {
  /** Over 0 where such a px lies within reach. */
  nearBackground: Float32Array
  nearPerson: Float32Array
  nearHair: Float32Array
  backgroundNearHair: Float32Array
  /** Mean share of person around each px. */
  around: Float32Array
  deepAround: Float32Array
}

function decide({ person, hair }: TrimapInput, near: Surroundings): Trimap {
  const unknown = new Float32Array(person.length)
  const prior = new Float32Array(person.length)
  const trust = new Float32Array(person.length)
  const touch = 1e-4
  for (let i = 0; i < person.length; i++) {
    const share = person[i]
    const isPerson = share > 0.5
    const isNearHair = near.nearHair[i] > touch
    const isUnsure = share > 0.08 && share < 0.92 && near.deepAround[i] < 0.97
    const isEdge = near.nearBackground[i] > touch && near.nearPerson[i] > touch
    const isHairEdge = hair[i] > 0.4 && near.backgroundNearHair[i] > touch
    if (isUnsure || isEdge || isHairEdge || (isNearHair && !isPerson)) {
      unknown[i] = 1
      prior[i] = share < 0.12 ? 0 : share
      trust[i] = isNearHair ? trustNearHair(isPerson, near.around[i]) : edgeTrust
    } else {
      prior[i] = isPerson || near.deepAround[i] > 0.9 ? 1 : 0
      trust[i] = knownTrust
    }
  }
  return { unknown, prior, trust }
}

/** Strands far from the person are rarer than background that looks like them. */
function trustNearHair(isPerson: boolean, around: number): number {
  const far = 1 - Math.min(1, around * 2.2)
  return isPerson ? hairTrust : hairTrust + 0.08 * far * far
}
