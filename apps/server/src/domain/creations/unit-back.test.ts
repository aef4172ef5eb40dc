// @module-tag slow
import {
  applyDress,
  applyHairColour,
  enhanceDressPortrait,
  getDressTryOn,
  getHairChange,
  getHairSwatches,
  getSubscriptionStatus,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyOnce, pollUntilEnded, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function unitsOf({ call }: TestDevice) {
  const { usage } = await call(getSubscriptionStatus, {})
  return {
    changes: usage.remainingFreeUses + usage.bonusChangesRemaining,
    generations: usage.portraitGenerationsRemaining,
  }
}

/** Makes one picture whose face is another one even after the engine's safer try; answers the state it ended in. */
const failures = {
  style: async (device: TestDevice) => {
    server.engine.failNext('unlike')
    return untilEnded(device, await applyOnce(device))
  },
  dress: async (device: TestDevice) => {
    const { id: photoId } = await uploadPortrait(device)
    server.engine.failNext('unlike')
    const { id } = await device.call(applyDress, { body: { photoId, dressId: 'gardenia' } })
    return pollUntilEnded(() => device.call(getDressTryOn, { params: { id } }))
  },
  hair: async (device: TestDevice) => {
    const { id: photoId } = await uploadPortrait(device)
    await device.call(getHairSwatches, { params: { photoId } })
    server.engine.failNext('unlike')
    const { id } = await device.call(applyHairColour, { params: { photoId }, body: { color: 'rose' } })
    return pollUntilEnded(() => device.call(getHairChange, { params: { id } }))
  },
}

test.for(Object.entries(failures))(
  'a picture that does not look like its people gives its change back: %s',
  { tags: ['STYLE-35'] },
  async ([, fail]) => {
    const device = await server.newDevice()
    const ended = await fail(device)
    expect(ended).toMatchObject({ status: 'failed', errorCode: 'unlike', resultUrl: null, progress: null })
    expect(ended.error).toMatch(/did not look enough like you.*Nothing was charged\.$/)
    expect(await unitsOf(device)).toEqual({ changes: 5, generations: 4 })
  },
)

test('portraits that do not look like their person give their generation back', async () => {
  const device = await server.newDevice()
  const { url: photoUrl } = await uploadPortrait(device)
  server.engine.failNext('unlike')
  await expectRefusal(device.call(enhanceDressPortrait, { body: { photoUrl } }), 'enhancement_failed')
  expect(await unitsOf(device)).toEqual({ changes: 5, generations: 4 })
})
