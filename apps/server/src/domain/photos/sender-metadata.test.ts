import {
  createUploadTarget,
  imageHostUpload,
  uploadCouplePhotos,
  uploadDressPhoto,
  uploadOwnDress,
  uploadPhoto,
} from '@ever-after/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asFile, drawPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
let device: TestDevice
let sent: Buffer
beforeAll(async () => {
  server = await startTestServer()
  device = await server.newDevice()
  const jpeg = await sharp(await drawPortrait())
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">dear aunt</x:xmpmeta>')
    .jpeg()
    .toBuffer()
  const iptc = Buffer.from('Photoshop 3.0\0dear uncle')
  const segment = Buffer.concat([Buffer.from([0xff, 0xed, 0, iptc.length + 2]), iptc])
  sent = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
})
afterAll(() => server.close())

async function host(file: File): Promise<string[]> {
  const { uploadUrl, uploadPreset } = await device.call(createUploadTarget, {})
  const body = new FormData()
  body.append('upload_preset', uploadPreset)
  body.append('file', file)
  const response = await server.fetch(uploadUrl, { method: 'POST', body })
  return [imageHostUpload.parse(await response.json()).secure_url]
}

type Send = (file: File) => Promise<string[]>

const ways: [name: string, send: Send][] = [
  [
    'a photo',
    async (photo) => [(await device.call(uploadPhoto, { multipart: { files: { photo } } })).photo.url],
  ],
  [
    'a couple',
    async (file) => {
      const { partner1, partner2 } = await device.call(uploadCouplePhotos, {
        multipart: {
          files: { partner1: file, partner2: file },
          fields: { partner1Attire: 'dress', partner2Attire: 'suit' },
        },
      })
      return [partner1.photo.url, partner2.photo.url]
    },
  ],
  [
    'a photo for dresses',
    async (photo) => [(await device.call(uploadDressPhoto, { multipart: { files: { photo } } })).photo.url],
  ],
  [
    'a dress of one’s own',
    async (dress) => [(await device.call(uploadOwnDress, { multipart: { files: { dress } } })).dressUrl],
  ],
  ['a picture for the image host', host],
]

test.each(ways)(
  'nothing of the sender’s metadata is in what is stored of %s',
  {
    tags: ['A55'],
  },
  async (_what, send) => {
    const metadataOf = async (bytes: Buffer) => {
      const { exif, xmp, iptc } = await sharp(bytes).metadata()
      return [exif, xmp, iptc]
    }
    for (const kept of await metadataOf(sent)) expect(kept).toBeInstanceOf(Buffer)
    for (const url of await send(asFile(sent))) {
      const stored = Buffer.from(await (await fetch(new URL(url, server.origin))).arrayBuffer())
      expect(await metadataOf(stored)).toEqual([undefined, undefined, undefined])
      for (const words of ['A camera', 'dear']) expect(stored.includes(words)).toBe(false)
    }
  },
)
