// @module-tag slow
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  applyHairColour,
  enhanceWeddingPortrait,
  getHairChange,
  getHairSwatches,
  getStyleApplication,
} from '@ever-after/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCertificates } from './testing/make-certificates.ts'
import { applyOnce, pollUntilEnded, untilEnded } from './testing/make-creations.ts'
import { uploadPortrait } from './testing/make-photos.ts'
import { readCredentials } from './testing/read-credentials.ts'
import { startTestServer, type TestDevice, type TestServer } from './testing/start-server.ts'
import { subscribe } from './testing/subscribe.ts'

const certificates = await makeCertificates()
let folder: string
let signing: TestServer
let plain: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ever-after-credentials-'))
  const env = { C2PA_CERTIFICATE_FILE: join(folder, 'chain.pem'), C2PA_KEY_FILE: join(folder, 'key.pem') }
  await writeFile(env.C2PA_CERTIFICATE_FILE, certificates.chainPem)
  await writeFile(env.C2PA_KEY_FILE, certificates.keyPem)
  signing = await startTestServer({ env })
  plain = await startTestServer()
})
afterAll(async () => {
  await signing.close()
  await plain.close()
  await rm(folder, { recursive: true })
})

async function fetchBytes(server: TestServer, address: string | null): Promise<Uint8Array> {
  const response = await server.fetch(address ?? 'no address')
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

/** What a person is given: the preview, after subscribing the original, the portraits and another colour of hair. */
async function makeEverything(server: TestServer): Promise<Record<string, Uint8Array>> {
  const device = await server.newDevice()
  const id = await applyOnce(device)
  const preview = (await untilEnded(device, id)).resultUrl
  await subscribe(server, device)
  const original = (await device.call(getStyleApplication, { params: { id } })).resultUrl
  const photo = await uploadPortrait(device)
  const { portraits } = await device.call(enhanceWeddingPortrait, {
    body: { photoUrl: photo.url, attire: 'dress' },
  })
  return {
    preview: await fetchBytes(server, preview),
    original: await fetchBytes(server, original),
    natural: await fetchBytes(server, portraits[0].url),
    studio: await fetchBytes(server, portraits[1].url),
    hair: await fetchBytes(server, await colourHair(device, photo.id)),
  }
}

async function colourHair({ call }: TestDevice, photoId: string): Promise<string | null> {
  const { id } = await call(applyHairColour, { params: { photoId }, body: { color: 'copper' } })
  return (await pollUntilEnded(() => call(getHairChange, { params: { id } }))).resultUrl
}

async function expectMark(bytes: Uint8Array): Promise<void> {
  expect((await sharp(bytes).metadata()).xmpAsString).toContain(
    'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic"',
  )
}

test('with a certificate every picture that a person is given is signed and marked, previews and originals alike', async () => {
  const made = await makeEverything(signing)
  expect(Buffer.from(made.preview).equals(made.original)).toBe(false)
  for (const bytes of Object.values(made)) {
    await expectMark(bytes)
    const read = await readCredentials(bytes, certificates.authorityPem)
    expect([read?.state, read?.manifest.claim_generator_info]).toEqual(['Trusted', [{ name: 'Ever After' }]])
  }
})

test('a signed picture tells nothing of the person it was made for', async () => {
  const device = await signing.newDevice()
  const id = await applyOnce(device)
  const { resultUrl } = await untilEnded(device, id)
  const read = await readCredentials(await fetchBytes(signing, resultUrl))
  for (const secret of [id, device.installationId, device.token, 'partner'])
    expect(read?.text).not.toContain(secret)
})

test('a signed portrait is a photo of the size that was stored', async () => {
  const { services } = signing
  const rows = await services.database.db
    .selectFrom('photos')
    .select(['object_key', 'size_bytes'])
    .where('purpose', '=', 'portrait')
    .execute()
  expect(rows.length).toBeGreaterThan(0)
  for (const { object_key, size_bytes } of rows)
    expect((await services.objects.get(object_key))?.byteLength).toBe(size_bytes)
})

test('without a certificate every picture is marked and none carries credentials', async () => {
  for (const bytes of Object.values(await makeEverything(plain))) {
    await expectMark(bytes)
    expect(await readCredentials(bytes)).toBeUndefined()
  }
})

test('thumbnails and the small pictures of hair colours are marked', async () => {
  const device = await signing.newDevice()
  const id = await applyOnce(device)
  await untilEnded(device, id)
  for (const file of ['1-thumb.jpg', '1-marked-thumb.webp'])
    await expectMark((await signing.services.objects.get(`results/${id}/${file}`)) ?? new Uint8Array())
  const { id: photoId } = await uploadPortrait(device)
  const { swatches } = await device.call(getHairSwatches, { params: { photoId } })
  expect(swatches).toHaveLength(12)
  for (const { url } of swatches) await expectMark(await fetchBytes(signing, url))
})

test('the drawn pictures of the catalogue are marked', async () => {
  const folder = fileURLToPath(new URL('../catalogue-pictures/', import.meta.url))
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) await expectMark(await readFile(join(folder, name)))
})

test('a server that is to sign with the wrong key does not start', async () => {
  const { keyPem } = await makeCertificates()
  const env = { C2PA_CERTIFICATE_FILE: join(folder, 'chain.pem'), C2PA_KEY_FILE: join(folder, 'wrong.pem') }
  await writeFile(env.C2PA_KEY_FILE, keyPem)
  await expect(startTestServer({ env })).rejects.toThrow('C2PA_KEY_FILE is not the key')
})
