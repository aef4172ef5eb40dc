import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hintCodes } from '../../spec/hint.ts'
import { coach, type PhotoMetrics } from './coach.ts'

const good: PhotoMetrics = {
  faceHeightPx: 300,
  yawDeg: 5,
  pitchDeg: -8,
  rollDeg: 3,
  sideLightStops: 0.4,
  eyesHidden: 0.05,
  brimLight: 1,
  faceHighlight: 0.6,
  cheekLight: 0.4,
  hueSpread: 0.02,
  eyesShut: 0.1,
  gazeAsideDeg: 4,
  mouthOpenCm: 0.1,
  headCutOffCm: 0,
  foreheadCutCm: 0,
  faceCutPercent: 0,
  handsNearHeadCm2: 2,
  handOnFacePercent: 0,
  hairLikeBackgroundPercent: 0,
  sharpness: 12,
}

test('a good portrait earns no hint', () => {
  expect(coach(good)).toEqual([])
})

test.each<[Partial<PhotoMetrics>, string]>([
  [{ faceHeightPx: 119 }, 'info face_small 119'],
  [{ faceHeightPx: 69 }, 'warn face_too_small 69'],
  [{ yawDeg: -29 }, 'warn turned 29'],
  [{ yawDeg: 39 }, 'warn turned_away 39'],
  [{ yawDeg: 45 }, 'warn turned_away 45'],
  [{ yawDeg: -46 }, 'block turned_away 46'],
  [{ pitchDeg: -23 }, 'info head_tipped 23'],
  [{ pitchDeg: 23 }, 'info head_bowed 23'],
  [{ rollDeg: 26 }, 'info head_tilted 26'],
  [{ rollDeg: -61 }, 'warn sideways 61'],
  [{ sideLightStops: -1.9 }, 'info side_light 1.9'],
  [{ sideLightStops: 2.7 }, 'warn hard_side_light 2.7'],
  [{ eyesHidden: 0.41 }, 'warn eyes_covered 0.41'],
  [{ brimLight: 0.49 }, 'info eyes_shaded 0.49'],
  [{ handOnFacePercent: 5.1 }, 'block face_covered 5.1'],
  [{ eyesShut: 0.56 }, 'warn eyes_shut 0.56'],
  [{ gazeAsideDeg: 26 }, 'info looking_away 26'],
  [{ mouthOpenCm: 0.69 }, 'info mouth_open 0.69'],
  [{ hueSpread: 0.004 }, 'info black_and_white 0'],
  [{ faceHighlight: 0.29 }, 'info dark 0.29'],
  [{ faceHighlight: 0.19 }, 'warn too_dark 0.19'],
  [{ cheekLight: 0.81 }, 'warn overexposed 0.81'],
  [{ headCutOffCm: 2.1 }, 'info head_cut_off 2.1'],
  [{ headCutOffCm: 4.6 }, 'warn head_cut_off 4.6'],
  [{ headCutOffCm: 14, foreheadCutCm: 4.1 }, 'block head_cut_off 4.1'],
  [{ faceCutPercent: 2.1 }, 'block face_cut_off 2.1'],
  [{ handsNearHeadCm2: 26 }, 'info hands_near_head 26'],
  [{ handsNearHeadCm2: 81 }, 'warn hands_on_head 81'],
  [{ hairLikeBackgroundPercent: 36 }, 'warn hair_like_background 36'],
  [{ sharpness: 5.4 }, 'warn blurred 5.4'],
])('%o gives the hint %s', (change, expected) => {
  const said = coach({ ...good, ...change }).map(
    ({ code, severity, value }) => `${severity} ${code} ${value}`,
  )

  expect(said).toEqual([expected])
})

test.each<Partial<PhotoMetrics>>([
  { faceHeightPx: 120 },
  { yawDeg: 28 },
  { pitchDeg: 22 },
  { pitchDeg: -22 },
  { eyesShut: 0.55 },
  { gazeAsideDeg: 25 },
  { mouthOpenCm: 0.68 },
  { hueSpread: 0.005 },
  { rollDeg: -25 },
  { sideLightStops: 1.8 },
  { eyesHidden: 0.4 },
  { brimLight: 0.5 },
  { faceHighlight: 0.3 },
  { headCutOffCm: 2 },
  { foreheadCutCm: 4 },
  { handsNearHeadCm2: 25 },
  { hairLikeBackgroundPercent: 35 },
  { sharpness: 5.5 },
])('%o lies on the threshold and is still good', (change) => {
  expect(coach({ ...good, ...change })).toEqual([])
})

test.each<[string, Partial<PhotoMetrics>, string]>([
  ['behind dark glasses nothing is said of eyes', { eyesHidden: 0.5 }, 'eyes_covered,mouth_open'],
  ['of a blurred face no expression is told', { sharpness: 5 }, 'blurred'],
  ['shut eyes do not look away', {}, 'eyes_shut,mouth_open'],
])('%s', (_, change, codes) => {
  const said = coach({ ...good, eyesShut: 0.9, gazeAsideDeg: 40, mouthOpenCm: 2, ...change })

  expect(said.map(({ code }) => code).join()).toBe(codes)
})

test('each measurement speaks at most once, in codes of the engine’s interface', () => {
  const number = fc.double({ min: -100, max: 100, noNaN: true })
  fc.assert(
    fc.property(fc.tuple(...Object.keys(good).map(() => number)), (values) => {
      const metrics = { ...good }
      for (const [i, key] of Object.keys(good).entries()) Object.assign(metrics, { [key]: values[i] })
      const codes = coach(metrics).map(({ code }) => code)

      expect(new Set(codes).size).toBe(codes.length)
      expect(codes.length).toBeLessThanOrEqual(Object.keys(good).length)
      for (const code of codes) expect(hintCodes).toContain(code)
    }),
  )
})

test('of a face that was found only one seen from the side, under a hand or not whole blocks: of any other a picture can be tried', () => {
  const number = fc.double({ min: -1000, max: 1000, noNaN: true })
  fc.assert(
    fc.property(fc.tuple(...Object.keys(good).map(() => number)), (values) => {
      const metrics = { ...good }
      for (const [i, key] of Object.keys(good).entries()) Object.assign(metrics, { [key]: values[i] })

      const blocking = coach(metrics).filter(({ severity }) => severity === 'block')
      const expected = [
        ...(Math.abs(metrics.yawDeg) > 45 ? ['turned_away'] : []),
        ...(metrics.handOnFacePercent > 5 ? ['face_covered'] : []),
        ...(metrics.foreheadCutCm > 4
          ? ['head_cut_off']
          : metrics.faceCutPercent > 2
            ? ['face_cut_off']
            : []),
      ]
      expect(blocking.map(({ code }) => code)).toEqual(expected)
    }),
  )
})
