import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { checkGarment } from './check-garment.ts'
import { wornDress } from './testing/worn-dress.ts'

let photo: Uint8Array
let own: Awaited<ReturnType<typeof checkGarment>>
beforeAll(async () => {
  photo = await wornDress()
  own = await checkGarment(photo)
}, 60_000)

const slow = { tags: ['slow' as const], timeout: 60_000 }

/** The photo with everything under a height dyed. */
async function dyedBelow(share: number, background: string): Promise<Uint8Array> {
  const { width, height } = await sharp(photo).metadata()
  const top = Math.round(height * share)
  const input = await sharp({ create: { width, height: height - top, channels: 3, background } })
    .png()
    .toBuffer()
  return sharp(photo)
    .composite([{ input, left: 0, top, blend: 'multiply' }])
    .jpeg()
    .toBuffer()
}

test('a dress that is worn, standing and in front passes, measured', slow, () => {
  const { neck, pitY, chin, pxPerMetre, shownMetres } = own
  expect(pitY).toBeGreaterThan(chin[1])
  expect(Math.abs(neck.centreX - chin[0])).toBeLessThan(0.05 * pxPerMetre)
  expect(shownMetres).toBeGreaterThan(0.6)
})

test('a top over a skirt of another colour is refused as two pieces', slow, async () => {
  await expect(checkGarment(await dyedBelow(0.58, '#6a86d8'))).rejects.toMatchObject({
    code: 'dress_unusable',
    reason: 'two_piece',
    message: expect.stringContaining('in one piece'),
  })
})

if (process.env.FULL) {
  test('the same photo is judged the same way twice', async () => {
    const again = await checkGarment(photo)
    expect(again.neck).toEqual(own.neck)
    expect(again.shownMetres).toBe(own.shownMetres)
  })

  test('a mirror image is judged like the photo', async () => {
    const mirrored = await checkGarment(await sharp(photo).flop().jpeg({ quality: 95 }).toBuffer())
    expect(mirrored.shownMetres).toBeCloseTo(own.shownMetres, 1)
    expect(mirrored.neck.halfPx / mirrored.pxPerMetre).toBeCloseTo(own.neck.halfPx / own.pxPerMetre, 2)
  })
}
