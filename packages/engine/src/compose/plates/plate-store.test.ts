import { expect, test } from 'vitest'
import { PlateStore } from './plate-store.ts'

const size = [96, 128] as const

test('a scene is decoded once for a size, and anew for another', async () => {
  const store = new PlateStore()
  const garden = store.scene('garden', ...size)
  expect(store.scene('garden', ...size)).toBe(garden)
  expect(store.scene('garden', 120, 160)).not.toBe(garden)
  expect((await garden).background.length).toBe(96 * 128 * 3)
})

/** Names without a plate take part in the keeping until their failure is known, and cost nothing. */
const unknown = (promise: Promise<unknown>) => {
  promise.catch(() => undefined)
  return promise
}

test('two scenes are kept, and the one that was asked for longest ago goes', () => {
  const store = new PlateStore()
  const ask = (name: string) => unknown(store.scene(name, ...size))
  const [first, second] = [ask('first'), ask('second')]
  expect(ask('first')).toBe(first)
  ask('third')
  expect(ask('first')).toBe(first)
  expect(ask('second')).not.toBe(second)
})

test('four garments are kept: those of two pictures', () => {
  const store = new PlateStore()
  const ask = (name: string) => unknown(store.attire(name))
  const [first, second] = ['first', 'second', 'third', 'fourth'].map(ask)
  expect(ask('first')).toBe(first)
  ask('fifth')
  expect(ask('first')).toBe(first)
  expect(ask('second')).not.toBe(second)
})

test('a garment seen from behind is kept apart from its front, and an unknown one is unknown attire', async () => {
  const store = new PlateStore()
  const back = store.attireBack('suit-navy')
  expect(store.attireBack('suit-navy')).toBe(back)
  expect((await back).manifest.hair).toBe('hair.webp')
  await expect(store.attireBack('suit-of-armour')).rejects.toMatchObject({ code: 'unknown_attire' })
})

test('a veil is decoded once', async () => {
  const store = new PlateStore()
  expect(await store.veil()).toBe(await store.veil())
})

test('an unknown name fails anew each time and drops nothing that is kept', async () => {
  const store = new PlateStore()
  const garden = store.scene('garden', ...size)
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(store.scene('moon', ...size)).rejects.toMatchObject({
      code: 'unknown_scene',
      cause: expect.any(Error),
    })
  expect(store.scene('garden', ...size)).toBe(garden)
  await garden
})

test('names that climb out of the art folder are unknown', async () => {
  const store = new PlateStore()
  for (const name of ['../scenes/garden', '', '.'])
    await expect(store.attire(name)).rejects.toMatchObject({ code: 'unknown_attire' })
})
