import {
  applyStyle,
  enhanceWeddingPortrait,
  savePortrait,
  uploadCouplePhotos,
  uploadOwnDress,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { untilEnded } from '../../testing/make-creations.ts'
import { asFile, drawNoFace, drawPortrait, uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const attires = { partner1Attire: 'dress', partner2Attire: 'suit' } as const

interface Parts {
  files?: { partner1?: File; partner2?: File }
  fields?: { partner1PhotoId?: string; partner2PhotoId?: string }
  idempotencyKey?: string
}

const upload = ({ call }: TestDevice, { files = {}, fields, idempotencyKey }: Parts) =>
  call(uploadCouplePhotos, { multipart: { files, fields: { ...attires, ...fields } }, idempotencyKey })

const portrait = async () => asFile(await drawPortrait())

async function savedPortraitOf(device: TestDevice): Promise<string> {
  const { url: photoUrl } = await uploadPortrait(device)
  const { portraits } = await device.call(enhanceWeddingPortrait, { body: { photoUrl, attire: 'dress' } })
  const body = { portraitUrl: portraits[0].url, portraitType: 'wedding' as const }
  return (await device.call(savePortrait, { body })).id
}

test('a saved portrait stands for one partner beside a new photo of the other', {
  tags: ['API-29', 'DATA-20'],
}, async () => {
  const device = await server.newDevice()
  const partner1PhotoId = await savedPortraitOf(device)
  const { partner1, partner2 } = await upload(device, {
    files: { partner2: await portrait() },
    fields: { partner1PhotoId },
  })
  expect([partner1.photo.id, partner1.photo.expiresAt, partner1.attire]).toEqual([
    partner1PhotoId,
    null,
    'dress',
  ])
  const { id } = await device.call(applyStyle, {
    body: {
      partner1PhotoId: partner1.photo.id,
      partner2PhotoId: partner2.photo.id,
      ...attires,
      styleId: 'golden-tide',
    },
  })
  expect((await untilEnded(device, id)).status).toBe('completed')
})

test('two photos that are there already are not stored again', { tags: ['COUPLE-08'] }, async () => {
  const device = await server.newDevice()
  const [one, two] = [await uploadPortrait(device), await uploadPortrait(device)]
  const fields = { partner1PhotoId: one.id, partner2PhotoId: two.id }
  const answers = [
    await upload(device, { fields, idempotencyKey: 'both' }),
    await upload(device, { fields, idempotencyKey: 'both' }),
  ]
  for (const { partner1, partner2 } of answers) {
    expect([partner1.photo.id, partner2.photo.id]).toEqual([one.id, two.id])
    expect([partner1.attire, partner2.attire]).toEqual(['dress', 'suit'])
  }
})

test('a couple’s upload that is repeated is the same couple', async () => {
  const device = await server.newDevice()
  const files = { partner1: await portrait(), partner2: await portrait() }
  const ids = []
  for (let again = 0; again < 2; again++) {
    const { partner1, partner2 } = await upload(device, { files, idempotencyKey: 'couple' })
    ids.push([partner1.photo.id, partner2.photo.id])
  }
  expect(ids[1]).toEqual(ids[0])
})

test('a partner needs a file or an id, and not both', async () => {
  const device = await server.newDevice()
  const files = { partner1: await portrait() }
  await expectRefusal(upload(device, { files }), 'missing_file')
  const { id } = await uploadPortrait(device)
  const fields = { partner1PhotoId: id, partner2PhotoId: id }
  await expectRefusal(upload(device, { files, fields }), 'bad_request')
  await expectRefusal(
    upload(device, { files: { ...files, partner2: asFile(new Uint8Array()) } }),
    'missing_file',
  )
})

test('another device’s photo and a dress are not found, and nothing is stored', async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const { id: foreign } = await uploadPortrait(stranger)
  const gown = await device.call(uploadOwnDress, { multipart: { files: { dress: await portrait() } } })
  const before = await server.services.database.db.selectFrom('photos').select('id').execute()
  for (const partner2PhotoId of [foreign, gown.id, crypto.randomUUID()]) {
    const files = { partner1: await portrait() }
    await expectRefusal(upload(device, { files, fields: { partner2PhotoId } }), 'not_found')
  }
  const after = await server.services.database.db.selectFrom('photos').select('id').execute()
  expect(after).toHaveLength(before.length)
})

test('a photo whose time is over is refused, and a refusal names the partner', async () => {
  const device = await server.newDevice()
  const { id } = await uploadPortrait(device)
  const { db } = server.services.database
  await db.updateTable('photos').set({ expires_at: server.clock.now() }).where('id', '=', id).execute()
  const gone = upload(device, { files: { partner1: await portrait() }, fields: { partner2PhotoId: id } })
  await expect(gone).rejects.toMatchObject({
    body: { code: 'photo_expired', details: [{ path: 'partner2' }] },
  })
  const faceless = { partner1: await portrait(), partner2: asFile(await drawNoFace()) }
  await expect(upload(device, { files: faceless })).rejects.toMatchObject({
    body: { code: 'no_face', details: [{ path: 'partner2' }] },
  })
})
