import { expect, test } from 'vitest'
import { luminance, toLinear, toSrgb } from '../../pixels/colour-space.ts'
import { pxPerCm, type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { cutHead } from '../cut/cut-head.ts'
import { outlineFace } from '../cut/face-outline.ts'
import { faceHeightCm, headAnglesOf, pxPerCmOf } from '../face-scale.ts'
import { sampleSkin } from '../skin/skin-sample.ts'
import { coach } from './coach.ts'
import {
  faceCutPercent,
  foreheadCutCm,
  handOnFacePercent,
  handsNearHeadCm2,
  headCutOffCm,
  sharpnessOf,
} from './crop-metrics.ts'
import { calm } from './expression.ts'
import { faceHighlightOf } from './face-highlight.ts'

interface Photo extends SyntheticHeadOptions {
  /** Turn of the head about one axis. */
  turn?: { around: 'x' | 'y' | 'z'; degrees: number }
  /** Size of the face against the drawn one. */
  size?: number
  /** Factor of linear light on the whole photo and on its right half. */
  light?: number
  rightLight?: number
  /** Height above the middle of the face at which the photo ends, cm. */
  endsAtCm?: number
  /** Strength of the finest detail, byte steps. */
  detail?: number
  /** How sure the network is of hair. */
  hairSureness?: number
}

const hand = (heightCm: number): Photo => ({
  paint: (x, y) => (x > 9.6 && x < 19.5 && y < -1 && y > -1 - heightCm ? 'bodySkin' : undefined),
})
const hairBefore = (background: [number, number, number]): Photo => ({
  paint: (x, y) => (x > 5 && x < 17 && y > -9 && y < -4 ? 'hair' : undefined),
  colours: { background },
  hairSureness: 0.7,
})

test.each<[string, Photo, string[]]>([
  ['plain', {}, []],
  ['a face of 127 px', { size: 0.9 }, []],
  ['a face of 113 px', { size: 0.8 }, ['face_small']],
  ['a face of 64 px', { size: 0.45 }, ['face_too_small']],
  ['a head turned by 26°', { turn: { around: 'y', degrees: 26 } }, []],
  ['a head turned by 30°', { turn: { around: 'y', degrees: -30 } }, ['turned']],
  ['a head turned by 40°', { turn: { around: 'y', degrees: 40 } }, ['turned_away']],
  ['a chin lifted by 20°', { turn: { around: 'x', degrees: -20 } }, []],
  ['a chin lifted by 24°', { turn: { around: 'x', degrees: -24 } }, ['head_tipped']],
  ['a chin lowered by 24°', { turn: { around: 'x', degrees: 24 } }, ['head_bowed']],
  ['a head leaning by 23°', { turn: { around: 'z', degrees: 23 } }, []],
  ['a head leaning by 27°', { turn: { around: 'z', degrees: -27 } }, ['head_tilted']],
  ['one cheek darker by a stop', { rightLight: 1 / 2 }, []],
  ['one cheek darker by one and a half stops', { rightLight: 1 / 2 ** 1.5 }, []],
  ['one cheek darker by two stops', { rightLight: 1 / 2 ** 2.1 }, ['side_light']],
  ['one cheek darker by three stops', { rightLight: 1 / 2 ** 3 }, ['hard_side_light']],
  ['a photo that lies on its side', { turn: { around: 'z', degrees: 90 } }, ['sideways']],
  ['a face of a bright evening', { light: 0.85 }, []],
  ['a face in the dark', { light: 0.65 }, ['dark']],
  ['a face hardly to be seen', { light: 0.4 }, ['too_dark']],
  ['a pale face', { colours: { faceSkin: [225, 215, 210] } }, []],
  ['a face burnt out', { colours: { faceSkin: [240, 235, 230] } }, ['overexposed']],
  ['air above the head', { endsAtCm: 12 }, []],
  ['hair that meets the border', { endsAtCm: 11.2 }, ['head_cut_off']],
  ['a forehead that is cut off', { endsAtCm: 8 }, ['head_cut_off']],
  ['a fingertip beside the hair', hand(2), []],
  ['a hand beside the hair', hand(4), ['hands_near_head']],
  ['an arm over the hair', hand(9.5), ['hands_on_head']],
  [
    'a hand over the mouth',
    { paint: (x, y) => (Math.abs(x) < 3 && y > 3 && y < 8 ? 'bodySkin' : undefined) },
    ['face_covered'],
  ],
  ['hair before a wall', hairBefore([120, 160, 120]), []],
  ['hair before hair', hairBefore([62, 42, 32]), ['hair_like_background']],
  ['a face as sharp as phones make them', { detail: 6 }, []],
  ['a face out of focus', { detail: 1 }, ['blurred']],
])('%s is coached with %j', (_, photo, expected) => {
  const hints = coach(measure(photo))

  expect(hints.map(({ code }) => code)).toEqual(expected)
})

test('a cut through the forehead asks for another photo, one through the hair warns', () => {
  expect(coach(measure({ endsAtCm: 8 }))).toMatchObject([{ code: 'head_cut_off', severity: 'block' }])
  expect(coach(measure({ endsAtCm: 10 }))).toMatchObject([{ code: 'head_cut_off', severity: 'warn' }])
  expect(coach(measure({ endsAtCm: 11.2 }))).toMatchObject([{ code: 'head_cut_off', severity: 'info' }])
})

function measure(photo: Photo) {
  const { view, alpha } = draw(photo)
  const mesh = turned(view.mesh, photo.turn)
  const eyes = [20 * pxPerCm, 14 * pxPerCm] as const
  const crop = { image: view.image, isInside: view.isInside, mesh: view.mesh, pxPerCm, eyes }
  const { classes, person } = view
  const { cheeks, sideLightStops } = sampleSkin(view, false)
  const { inner } = outlineFace(view, 0)
  return {
    ...headAnglesOf(mesh),
    faceHeightPx: faceHeightCm * pxPerCmOf(mesh.map((value) => value * (photo.size ?? 1))),
    sideLightStops,
    eyesHidden: 0,
    brimLight: 1,
    faceHighlight: faceHighlightOf(view, inner),
    cheekLight: (luminance(cheeks[0]) + luminance(cheeks[1])) / 2,
    hueSpread: 0.02,
    ...calm,
    headCutOffCm: headCutOffCm({ crop, classes }),
    foreheadCutCm: foreheadCutCm({ crop, classes }),
    faceCutPercent: faceCutPercent(crop),
    handsNearHeadCm2: handsNearHeadCm2({ crop, classes, person }),
    handOnFacePercent: handOnFacePercent({ crop, classes }),
    hairLikeBackgroundPercent: photo.hairSureness
      ? cutHead({ view, alpha, colours: view.image.data }).hairLikeBackgroundPercent
      : 0,
    sharpness: sharpnessOf(crop),
  }
}

function draw({ light = 1, rightLight = 1, endsAtCm = 16, detail = 6, hairSureness = 1, ...options }: Photo) {
  const head = syntheticHead(options)
  const { view } = head
  const { data, widthPx } = view.image
  const litBytes = [light, light * rightLight].map((factor) =>
    Array.from({ length: 256 }, (_, byte) => 255 * toSrgb(toLinear(byte / 255) * factor)),
  )
  for (let i = 0; i < data.length; i++) {
    const x = Math.floor(i / 3) % widthPx
    const y = Math.floor(i / 3 / widthPx)
    const lit = litBytes[x < widthPx / 2 ? 0 : 1][data[i]]
    data[i] = Math.min(255, lit + ((x + y) % 2 ? detail / 2 : -detail / 2))
  }
  const colours = view.colours.map((_, c) => view.colours[c].map((_value, i) => data[i * 3 + c] / 255))
  const isInside = view.isInside.map((_, i) => (Math.floor(i / widthPx) >= (16 - endsAtCm) * pxPerCm ? 1 : 0))
  const classes = { ...view.classes, hair: view.classes.hair.map((share) => share * hairSureness) }
  const [red, green, blue] = colours
  return { ...head, view: { ...view, colours: [red, green, blue] as const, isInside, classes } }
}

function turned(mesh: Float32Array, turn: Photo['turn']): Float32Array {
  if (!turn) return mesh
  const [from, to] = { x: [1, 2], y: [0, 2], z: [0, 1] }[turn.around]
  const cos = Math.cos((turn.degrees * Math.PI) / 180)
  const sin = Math.sin((turn.degrees * Math.PI) / 180)
  return mesh.map((value, i) => {
    const start = i - (i % 3)
    if (i % 3 === from) return mesh[start + from] * cos - mesh[start + to] * sin
    return i % 3 === to ? mesh[start + from] * sin + mesh[start + to] * cos : value
  })
}
