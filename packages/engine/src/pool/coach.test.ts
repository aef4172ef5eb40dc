import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EnginePool } from '../spec/engine.ts'
import { sampleFace, sampleGroup } from '../testing/sample-faces.ts'
import { createEnginePool } from './create-engine-pool.ts'

let pool: EnginePool
let photo: Uint8Array

beforeAll(async () => {
  pool = createEnginePool({ size: 1 })
  photo = await sampleFace('earrings')
})
afterAll(() => pool.close())

test('the pool coaches a photo that nobody has understood yet', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const { faces, hints } = await pool.coach(photo)
  expect(faces.length).toBe(1)
  expect(hints.filter(({ severity }) => severity === 'block')).toEqual([])
})

test('an understood photo is coached from memory', { tags: ['slow'], timeout: 60_000 }, async () => {
  const understood = await pool.understand(photo, 'photo-1')
  // Bytes that are no picture: an answer can only come from what is kept.
  expect(await pool.coach(new Uint8Array(1), 'photo-1')).toEqual(understood)
})

test('coaching rejects a photo of several people by its code', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  await expect(pool.coach(await sampleGroup(6))).rejects.toMatchObject({ code: 'too_many_faces' })
})
