import {
  deleteUploadedDress,
  listUploadedDresses,
  type UploadedDress,
  uploadOwnDress,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { asFile, drawNoFace, drawPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function upload({ call }: TestDevice, name?: string): Promise<UploadedDress> {
  const files = { dress: asFile(await drawPortrait()) }
  return call(uploadOwnDress, { multipart: { files, ...(name && { fields: { name } }) } })
}

test('a dress of one’s own is uploaded, named, listed newest first and deleted with its file', {
  tags: ['API-40', 'API-41', 'API-42', 'DATA-12', 'DRESS-16', 'DRESS-17', 'DRESS-18', 'A34', 'A63'],
}, async () => {
  const device = await server.newDevice()
  const first = await upload(device)
  server.clock.advance(1000)
  const second = await upload(device, 'Grandmother’s')
  expect([first.name, second.name]).toEqual(['My dress 1', 'Grandmother’s'])
  const listed = await device.call(listUploadedDresses, {})
  expect(listed.map(({ id, name }) => [id, name])).toEqual([
    [second.id, 'Grandmother’s'],
    [first.id, 'My dress 1'],
  ])
  expect((await server.fetch(listed[0].dressUrl)).headers.get('content-type')).toBe('image/jpeg')

  const params = { id: first.id }
  await expectRefusal(server.anonymous(deleteUploadedDress, { params }), 'unauthenticated')
  const remove = () => device.call(deleteUploadedDress, { params })
  expect([await remove(), await remove()]).toEqual([{ success: true }, { success: true }])
  expect((await server.fetch(first.dressUrl)).status).toBe(404)
  expect((await device.call(listUploadedDresses, {})).map(({ id }) => id)).toEqual([second.id])
})

test('a photo that shows no dress that is worn, and what is no photo, are refused in the words of the reason', {
  tags: ['API-58'],
}, async () => {
  const { token } = await server.newDevice()
  const send = async (dress: File) => {
    const body = new FormData()
    body.append('dress', dress)
    const headers = { authorization: `Bearer ${token}` }
    const response = await server.fetch('/api/wedding-dress/upload-dress', { method: 'POST', body, headers })
    return [response.status, await response.json()]
  }
  expect(await send(asFile(Buffer.from('dear aunt')))).toMatchObject([
    415,
    { error: 'Only image files are allowed' },
  ])
  expect(await send(asFile(Buffer.alloc(11 * 1024 * 1024)))).toMatchObject([
    413,
    { error: 'Maximum file size is 10MB' },
  ])
  expect(await send(asFile(await drawNoFace()))).toEqual([
    422,
    expect.objectContaining({
      code: 'dress_unusable',
      error: 'Choose a photo of somebody wearing the dress.',
      details: [{ path: 'dress', message: 'Choose a photo of somebody wearing the dress.' }],
    }),
  ])
})

test('a stranger neither sees nor deletes a dress', { tags: ['API-40', 'API-42'] }, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const { id } = await upload(device)
  expect(await stranger.call(listUploadedDresses, {})).toEqual([])
  await expectRefusal(stranger.call(deleteUploadedDress, { params: { id } }), 'not_found')
  expect(await device.call(listUploadedDresses, {})).toHaveLength(1)
})

test('a dress says that it is deleted after thirty days, and then it is gone from the list', async () => {
  const device = await server.newDevice()
  const { expiresAt } = await upload(device)
  const days = (Date.parse(expiresAt ?? '') - server.clock.now().getTime()) / 86_400_000
  expect(days).toBeCloseTo(30, 2)
  server.clock.advance(31 * 86_400_000)
  expect(await device.call(listUploadedDresses, {})).toEqual([])
})
