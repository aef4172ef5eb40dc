// @module-tag slow
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { luminance } from '../pixels/colour-space.ts'
import { type SampleFaceName, sampleFace, sampleGroup } from '../testing/sample-faces.ts'
import { understoodSample } from '../testing/understood-sample.ts'
import { landmark, likenessDistance, likenessLimit, pointOf } from '../vision/index.ts'
import { rollRadOf } from './face-scale.ts'
import { understandPhoto } from './understand-photo.ts'
import type { UnderstoodPhoto } from './understood-photo.ts'
import { quickFaces } from './who/quick-faces.ts'

const names: SampleFaceName[] = process.env.FULL
  ? ['parting', 'ribbon', 'curls', 'redhead']
  : ['parting', 'ribbon']

describe.each(names)('portrait %s', { tags: ['slow'] }, (name) => {
  test('the face is solid, what lies under the chin and in the corners is gone', async () => {
    const photo = await understoodSample(name)
    const [noseX, noseY] = pointOf(photo.mesh, landmark.noseTip)
    const [chinX, chinY] = photo.chin

    expect(alphaAt(photo, noseX, noseY)).toBe(255)
    expect(alphaAt(photo, chinX, chinY - photo.pxPerCm)).toBeGreaterThan(240)
    expect(alphaAt(photo, chinX, chinY + 2 * photo.pxPerCm)).toBeLessThan(60)
    expect(alphaAt(photo, 1, 1)).toBe(0)
    expect(alphaAt(photo, photo.widthPx - 2, photo.heightPx - 2)).toBe(0)
  })

  test('the eyes are level and the hair reaches above the forehead', async () => {
    const photo = await understoodSample(name)
    const [topX, topY] = pointOf(photo.mesh, landmark.foreheadTop)

    expect(rollRadOf(photo.mesh)).toBeCloseTo(0, 3)
    expect(alphaAt(photo, topX, topY - photo.pxPerCm)).toBeGreaterThan(200)
  })

  test('planes have the size of the crop and measurements a plausible one', async () => {
    const photo = await understoodSample(name)
    const pixels = photo.widthPx * photo.heightPx

    expect([photo.head, photo.neck, photo.under, photo.hairBehind].map(({ length }) => length)).toEqual([
      pixels,
      pixels,
      pixels,
      pixels,
    ])
    expect(photo.rgb.length).toBe(3 * pixels)
    expect(photo.pxPerCm).toBeGreaterThanOrEqual(8)
    expect(photo.pxPerCm).toBeLessThanOrEqual(13)
    expect(photo.jawHalfPx / photo.pxPerCm).toBeGreaterThan(4)
    expect(photo.jawHalfPx / photo.pxPerCm).toBeLessThan(8)
    expect(photo.neckHalfPx / photo.jawHalfPx).toBeGreaterThan(0.7)
    expect(photo.neckHalfPx / photo.jawHalfPx).toBeLessThan(1.3)
    expect(photo.skin[0]).toBeGreaterThan(photo.skin[2])
    expect(photo.beardCm).toBe(0)
    expect(photo.faces).toHaveLength(1)
    expect(photo.descriptor).toHaveLength(128)
  })
})

test('a portrait with hair like its background is coached', { tags: ['slow'] }, async () => {
  expect(codesOf(await understoodSample('updo'))).toContain('hair_like_background')
})

test('a blurred head that the photo cuts off at the brows is said to be both', {
  tags: ['slow'],
}, async () => {
  const cut = sharp(await sampleFace('parting')).extract({ left: 0, top: 217, width: 580, height: 557 })

  const { hints } = await understandPhoto({ photo: await cut.blur(4).jpeg().toBuffer() })

  expect(hints).toContainEqual(expect.objectContaining({ code: 'head_cut_off', severity: 'block' }))
  expect(hints).toContainEqual(expect.objectContaining({ code: 'blurred' }))
  const whole = codesOf(await understoodSample('parting'))
  expect(whole).not.toContain('head_cut_off')
  expect(whole).not.toContain('blurred')
})

test('a hair ribbon is headwear, bare hair is not', { tags: ['slow'] }, async () => {
  const found = await Promise.all(
    names.map(async (name) => (await understoodSample(name)).hasHeadwear && name),
  )

  expect(found.filter(Boolean)).toEqual(['ribbon'])
})

test('hair below the chin is told from hair above it', async () => {
  expect((await understoodSample('parting')).hairBelowChinCm).toBeGreaterThan(10)
  expect((await understoodSample('ribbon')).hairBelowChinCm).toBe(0)
})

test('a face looking to the viewer’s right has a positive yaw', async () => {
  expect((await understoodSample('parting')).yawDeg).toBeGreaterThan(5)
  expect((await understoodSample('ribbon')).yawDeg).toBeLessThan(-15)
})

test('an understood photo is told of shut eyes as the coach tells of them', async () => {
  const { hints } = await understandPhoto({ photo: await sampleFace('choker') })

  expect(hints.map(({ code }) => code)).toContain('eyes_shut')
})

test('every stage of understanding is timed', async () => {
  const { stagesMs } = await understoodSample('ribbon')

  expect(Object.keys(stagesMs)).toEqual(
    expect.arrayContaining(['decode', 'faces', 'classes', 'matte', 'cut', 'descriptor']),
  )
})

test('a mirrored photo, turned by 28° and of three quarters the size, gives the same level head', {
  tags: ['slow'],
}, async () => {
  const mirrored = sharp(await sampleFace('parting'))
    .flop()
    .resize({ width: 435 })
  const changed = await understandPhoto({
    photo: await sharp(await mirrored.png().toBuffer())
      .rotate(28, { background: '#888' })
      .png()
      .toBuffer(),
  })
  const photo = await understoodSample('parting')

  expect(Math.abs(changed.yawDeg + photo.yawDeg)).toBeLessThan(4)
  expect(Math.abs(changed.rollDeg + photo.rollDeg - 28)).toBeLessThan(4)
  expect(rollRadOf(changed.mesh)).toBeCloseTo(0, 3)
  expect(Math.abs(areaCm2(changed) / areaCm2(photo) - 1)).toBeLessThan(0.06)
  expect(Math.abs(changed.hairBelowChinCm - photo.hairBelowChinCm)).toBeLessThan(2)
  expect(Math.abs(changed.skin[0] / photo.skin[0] - 1)).toBeLessThan(0.1)
  expect(likenessDistance(changed.descriptor, photo.descriptor)).toBeLessThan(likenessLimit)
  expect(codesOf(changed)).toContain('head_tilted')
  expect(codesOf(photo)).not.toContain('head_tilted')
})

test('a group is ambiguous until a face is chosen, counted from the left; its crop is as fine as asked for', {
  tags: ['slow'],
}, async () => {
  const photo = await sampleGroup(6)

  await expect(understandPhoto({ photo })).rejects.toMatchObject({
    name: 'EngineError',
    code: 'too_many_faces',
  })
  const chosen = await understandPhoto({ photo, faceAt: 0, maxPxPerCm: 9 })
  expect(chosen.faces).toHaveLength(4)
  // An upload check sees the same faces at the same places.
  for (const [i, quick] of (await quickFaces(photo)).entries()) {
    const { x, y, width, height } = chosen.faces[i]
    expect(Math.abs(x - quick.x)).toBeLessThan(0.01)
    expect(Math.abs(y - quick.y)).toBeLessThan(0.01)
    expect(Math.abs(width / quick.width - 1)).toBeLessThan(0.1)
    expect(Math.abs(height / quick.height - 1)).toBeLessThan(0.1)
  }
  expect(chosen.pxPerCm).toBe(9)
  expect(likenessDistance(chosen.descriptor, (await understoodSample('parting')).descriptor)).toBeLessThan(
    likenessLimit,
  )
  expect(likenessDistance(chosen.descriptor, (await understoodSample('ribbon')).descriptor)).toBeGreaterThan(
    likenessLimit,
  )
})

test('a picture without anyone has no face', async () => {
  const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#7a8' } })
    .jpeg()
    .toBuffer()

  await expect(understandPhoto({ photo })).rejects.toMatchObject({ name: 'EngineError', code: 'no_face' })
})

test.each([
  ['text', Buffer.from('dear diary')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="80"><rect/></svg>')],
])('%s is not understood', async (_, photo) => {
  await expect(understandPhoto({ photo })).rejects.toMatchObject({ code: 'not_an_image' })
})

if (process.env.FULL) {
  test.each<[SampleFaceName, string]>([
    ['choker', 'hands_on_head'],
    ['shade', 'too_dark'],
    ['redhead', 'head_tilted'],
  ])('portrait %s is coached with %s', async (name, code) => {
    expect(codesOf(await understoodSample(name))).toContain(code)
  })

  test('a head that the photo cuts off at the brows is said to be cut off', async () => {
    const whole = sharp(await sampleFace('curls'))
    const cut = await whole.extract({ left: 0, top: 185, width: 621, height: 598 }).jpeg().toBuffer()

    const photo = await understandPhoto({ photo: cut })

    expect(photo.hints).toContainEqual(expect.objectContaining({ code: 'head_cut_off', severity: 'warn' }))
    expect(codesOf(await understoodSample('curls'))).not.toContain('head_cut_off')
  })

  test('a blurred portrait is said to be blurred', async () => {
    const photo = await understandPhoto({
      photo: await sharp(await sampleFace('parting'))
        .blur(4)
        .jpeg()
        .toBuffer(),
    })

    expect(codesOf(photo)).toContain('blurred')
  })

  test('the same bytes are understood the same way twice', async () => {
    const { stagesMs: _again, ...again } = await understandPhoto({ photo: await sampleFace('ribbon') })
    const { stagesMs: _first, ...first } = await understoodSample('ribbon')

    expect(again).toEqual(first)
  })

  test('a mirrored photo gives the mirrored head', async () => {
    const mirrored = await understandPhoto({
      photo: await sharp(await sampleFace('parting'))
        .flop()
        .png()
        .toBuffer(),
    })
    const photo = await understoodSample('parting')

    expect(Math.abs(mirrored.yawDeg + photo.yawDeg)).toBeLessThan(4)
    expect(Math.abs(mirrored.rollDeg + photo.rollDeg)).toBeLessThan(3)
    expect(Math.abs(areaCm2(mirrored) / areaCm2(photo) - 1)).toBeLessThan(0.06)
    expect(Math.abs(mirrored.skin[0] / photo.skin[0] - 1)).toBeLessThan(0.1)
  })

  test('a photo turned by 20° gives the same level head', async () => {
    const turned = await understandPhoto({
      photo: await sharp(await sampleFace('curls'))
        .rotate(20, { background: '#888' })
        .png()
        .toBuffer(),
    })
    const photo = await understoodSample('curls')

    expect(Math.abs(turned.rollDeg - photo.rollDeg - 20)).toBeLessThan(4)
    expect(rollRadOf(turned.mesh)).toBeCloseTo(0, 3)
    expect(Math.abs(areaCm2(turned) / areaCm2(photo) - 1)).toBeLessThan(0.12)
  })
}

function alphaAt({ head, widthPx }: UnderstoodPhoto, x: number, y: number): number {
  return head[Math.round(y) * widthPx + Math.round(x)]
}

function areaCm2({ head, pxPerCm }: UnderstoodPhoto): number {
  return head.reduce((sum, alpha) => sum + alpha / 255, 0) / pxPerCm ** 2
}

function codesOf({ hints }: UnderstoodPhoto): string[] {
  return hints.map(({ code }) => code)
}

test('under a lamp aside the head is evened, whereas hints and the cheeks to compare with tell of the photo as it was', {
  tags: ['slow'],
}, async () => {
  const { data, info } = await sharp(await sampleFace('parting'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i++) {
    const place = (Math.floor(i / info.channels) % info.width) / info.width
    data[i] = Math.min(255, data[i] * 2 ** (5 * (0.5 - place)))
  }
  const lit = await sharp(data, { raw: info }).jpeg({ quality: 92 }).toBuffer()
  const { cheeks, sideLightStops, hints } = await understandPhoto({ photo: lit })
  const [left, right] = cheeks.map(luminance)
  const stops = Math.log2(left / right)
  expect(stops).toBeGreaterThan(1.5)
  expect(sideLightStops).toBeLessThan(stops - 0.3)
  expect(hints.some(({ code }) => code === 'side_light' || code === 'hard_side_light')).toBe(true)
})
