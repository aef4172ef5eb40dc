import {
  ApiError,
  applyStyle,
  enhanceWeddingPortrait,
  getSubscriptionStatus,
  listStyleApplications,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyBody, applyOnce, changesLeft, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortrait, uploadPortraits } from '../../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The coach blocks while the call runs; what it refused with. */
async function refusedBy(call: () => Promise<unknown>) {
  server.engine.hint(
    { code: 'dark', severity: 'warn', value: 0.2 },
    { code: 'turned_away', severity: 'block', value: 50 },
  )
  const error: unknown = await call().catch((reason: unknown) => reason)
  server.engine.hint()
  if (!(error instanceof ApiError)) throw new Error('The call was not refused.')
  return [error.status, error.body?.code, error.body?.details, error.body?.error]
}

test('photos that could not look right are refused with the reasons and the partner before a change is spent', async () => {
  const device = await server.newDevice()
  const body = applyBody(await uploadPortraits(device))
  const refusal = await refusedBy(() => device.call(applyStyle, { body }))
  const message = expect.stringMatching(/faces the camera/)
  expect(refusal).toEqual([
    422,
    'photo_not_suitable',
    [
      { path: 'partner1.turned_away', message },
      { path: 'partner2.turned_away', message },
    ],
    expect.stringMatching(/^Photo 1: .*faces the camera\. Photo 2: .*faces the camera\.$/),
  ])
  expect(await changesLeft(device)).toBe(5)
  expect(await device.call(listStyleApplications, {})).toEqual([])
  expect(server.engine.jobs).toEqual([])
})

test('what the coach only warns of is made', async () => {
  const device = await server.newDevice()
  server.engine.hint({ code: 'face_too_small', severity: 'warn', value: 60 })
  const id = await applyOnce(device)
  server.engine.hint()
  expect((await untilEnded(device, id)).status).toBe('completed')
})

test('a photo in which nobody is found any more is refused in those words, and nothing is charged', async () => {
  const device = await server.newDevice()
  const body = applyBody(await uploadPortraits(device))
  server.engine.failFindingFaces('no_face')
  await expect(device.call(applyStyle, { body })).rejects.toMatchObject({ body: { code: 'no_face' } })
  expect(await changesLeft(device)).toBe(5)
})

test('a portrait that no picture could use is refused before a generation is spent', async () => {
  const device = await server.newDevice()
  const { url: photoUrl } = await uploadPortrait(device)
  const enhance = () => device.call(enhanceWeddingPortrait, { body: { photoUrl, attire: 'suit' } })
  expect(await refusedBy(enhance)).toEqual([
    422,
    'photo_not_suitable',
    [expect.objectContaining({ path: 'turned_away' })],
    'The face is seen from the side. Please choose a photo that faces the camera.',
  ])
  expect((await device.call(getSubscriptionStatus, {})).usage.portraitGenerationsRemaining).toBe(4)
})
