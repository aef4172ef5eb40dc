import { createPhoto, createUploadTarget, deleteMyData, getPhoto } from '@ever-after/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { expireImages, hostPicture } from '../domain/image-host/index.ts'
import { expectRefusal } from './expect-refusal.ts'
import { asFile, drawNoFace, drawPortrait } from './make-photos.ts'
import type { TestDevice, TestServer } from './start-server.ts'

export interface OpenedHost {
  server: TestServer
  /** Puts a picture on the host as a client does, by whichever way it is offered. */
  send(
    target: z.output<typeof createUploadTarget.reply>,
    parts: Record<string, File | string>,
  ): Promise<Response>
  /** Opens an address that the host gave. */
  open(address: string, headers?: Record<string, string>): Promise<Response>
  close(): Promise<void>
}

const hosted = z.object({ secure_url: z.string(), public_id: z.string() })
const dayMs = 86_400_000

/** What clients rely on wherever pictures are hosted; one suite for all hosts. */
export function describeImageHost(name: string, start: () => Promise<OpenedHost>): void {
  describe(`the image host ${name}`, () => {
    let host: OpenedHost
    let server: TestServer
    beforeAll(async () => {
      host = await start()
      server = host.server
    })
    afterAll(() => host.close())

    const put = async ({ call }: TestDevice, picture: Buffer, folder = 'hair-photos') => {
      const target = await call(createUploadTarget, {})
      const parts = { upload_preset: target.uploadPreset, folder, file: asFile(picture) }
      const answer = await host.send(target, parts)
      expect(answer.status).toBe(200)
      return hosted.parse(await answer.json())
    }
    const adopt = ({ call }: TestDevice, { secure_url, public_id }: z.output<typeof hosted>) =>
      call(createPhoto, { body: { userId: null, originalUrl: secure_url, objectPath: public_id } })
    const shapeOf = async (address: string, accept = '') => {
      const answer = await host.open(address, { accept })
      const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
      return [answer.status, width, height, format]
    }

    test('takes a device’s picture under an issued preset and delivers it', {
      tags: ['API-31', 'API-32'],
    }, async () => {
      const { secure_url, public_id } = await put(await server.newDevice(), await drawPortrait())
      expect(public_id).toMatch(/^hair-photos\/[\w-]{16,}$/)
      expect(await shapeOf(secure_url)).toEqual([200, 300, 400, 'jpeg'])
    })

    test('delivers what the address asks for', async () => {
      const { secure_url } = await put(await server.newDevice(), await drawPortrait())
      const changed = (transformation: string) =>
        secure_url.replace('/image/upload/', `/image/upload/${transformation}/`)
      expect(await shapeOf(changed('c_fill,g_auto,w_200,h_200'))).toEqual([200, 200, 200, 'jpeg'])
      expect(await shapeOf(changed('c_limit,w_1600'))).toEqual([200, 300, 400, 'jpeg'])
      expect(await shapeOf(changed('c_fit,w_150'))).toEqual([200, 150, 200, 'jpeg'])
      expect(await shapeOf(changed('f_auto,q_auto'), 'image/webp')).toEqual([200, 300, 400, 'webp'])
      expect((await host.open(changed('z_9'))).status).toBe(400)
    })

    test('refuses what comes without a preset, under an unknown one, and what is no picture', {
      tags: ['API-32', 'A05'],
    }, async () => {
      const device = await server.newDevice()
      const { uploadUrl, uploadPreset } = await device.call(createUploadTarget, {})
      const file = asFile(await drawPortrait())
      const send = async (parts: Record<string, File | string>) => {
        const answer = await host.send({ uploadUrl, uploadPreset: '' }, parts)
        const { error } = z.object({ error: z.object({ message: z.string() }) }).parse(await answer.json())
        return [answer.status, answer.headers.get('x-cld-error') === error.message, error.message]
      }
      expect(await send({ file })).toEqual([
        400,
        true,
        'Upload preset must be specified when using unsigned upload',
      ])
      expect(await send({ upload_preset: 'none', file })).toEqual([400, true, 'Upload preset not found'])
      const letter = asFile(Buffer.from('dear aunt'))
      expect((await send({ upload_preset: uploadPreset, file: letter }))[0]).toBeGreaterThanOrEqual(400)
    })

    test('gives a picture as a photo to whoever uploaded it, and to nobody else', {
      tags: ['API-33', 'DATA-19', 'A56'],
    }, async () => {
      const [device, stranger] = [await server.newDevice(), await server.newDevice()]
      const picture = await put(device, await drawPortrait())
      const { id, objectPath, originalUrl } = await adopt(device, picture)
      expect([objectPath, originalUrl]).toEqual([picture.public_id, picture.secure_url])
      const { url } = await device.call(getPhoto, { params: { id } })
      expect((await host.open(url)).status).toBe(200)
      await stranger.call(createUploadTarget, {})
      await expectRefusal(adopt(stranger, picture), 'unknown_picture')
    })

    test('knows no picture by another address, another name or another’s host', async () => {
      const device = await server.newDevice()
      const picture = await put(device, await drawPortrait())
      for (const changed of [
        { public_id: 'hair-photos/0123456789abcdef0123' },
        { secure_url: 'https://example.com/me.jpg' },
        { secure_url: picture.secure_url.replace('/upload/', '/upload/c_fill,w_9/') },
      ])
        await expectRefusal(adopt(device, { ...picture, ...changed }), 'unknown_picture')
      await expectRefusal(adopt(device, await put(device, await drawNoFace())), 'no_face')
    })

    test('takes an operator’s picture into a folder of the catalogue, and never a device’s', async () => {
      const operator = await server.operator()
      const { public_id } = await put(operator, await drawPortrait(), 'wedding-styles/icons')
      expect(public_id).toMatch(/^wedding-styles\/icons\//)
      const device = await server.newDevice()
      const target = await device.call(createUploadTarget, {})
      const answer = await host.send(target, {
        upload_preset: target.uploadPreset,
        folder: 'wedding-styles/icons',
        file: asFile(await drawPortrait()),
      })
      // Refused, or put where a device’s pictures go.
      const { public_id: elsewhere } = z
        .object({ public_id: z.string().optional() })
        .parse(await answer.json())
      expect(elsewhere ?? 'hair-photos/').toMatch(/^hair-photos\//)
    })

    test('keeps a picture of the server for good, and a device’s for thirty days', {
      tags: ['A59'],
    }, async () => {
      const bytes = await drawPortrait()
      const catalogue = await hostPicture(server.services, {
        image: { bytes, widthPx: 300, heightPx: 400 },
        folder: 'wedding-styles/previews',
        origin: '',
      })
      const device = await server.newDevice()
      const picture = await put(device, bytes)
      await adopt(device, picture)
      server.clock.advance(29 * dayMs)
      await expireImages(server.services)
      expect((await host.open(picture.secure_url)).status).toBe(200)
      server.clock.advance(2 * dayMs)
      expect(await expireImages(server.services)).toBeGreaterThanOrEqual(1)
      expect((await host.open(picture.secure_url)).status).toBe(404)
      expect((await host.open(catalogue)).status).toBe(200)
    })

    test('has nothing more of a device that deletes its data', async () => {
      const device = await server.newDevice()
      const picture = await put(device, await drawPortrait())
      await adopt(device, picture)
      await device.call(deleteMyData, {})
      expect((await host.open(picture.secure_url)).status).toBe(404)
    })
  })
}
