import { expect, test } from 'vitest'
import { examplePortrait } from '../compose/testing/example-portrait.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { KeptPhotos } from './kept-photos.ts'

const portrait = (yawDeg: number): UnderstoodPhoto => examplePortrait({ pxPerCm: 1, yawDeg })

/** Asks for a photo and counts how often it had to be understood. */
function counted(most: number) {
  const kept = new KeptPhotos(most)
  const made: string[] = []
  const ask = (key: string) =>
    kept.getOrMake(key, async () => {
      made.push(key)
      return portrait(made.length)
    })
  return { kept, made, ask }
}

test('a photo is understood once, however often it is asked for', async () => {
  const { made, ask } = counted(3)
  const [first, second] = await Promise.all([ask('a'), ask('a')])
  expect(second).toBe(first)
  expect(await ask('a')).toBe(first)
  expect(made).toEqual(['a'])
})

test('the photo that was asked for longest ago goes first', async () => {
  const { made, ask } = counted(2)
  await ask('a')
  await ask('b')
  await ask('a')
  await ask('c')
  await ask('a')
  await ask('b')
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('a failed understanding is not kept, and the next one may succeed', async () => {
  const kept = new KeptPhotos(2)
  await expect(kept.getOrMake('a', () => Promise.reject(new Error('blurred')))).rejects.toThrow('blurred')
  const again = await kept.getOrMake('a', async () => portrait(4))
  expect(again.yawDeg).toBe(4)
})

test('a late failure does not drop the photo that took its place', async () => {
  const kept = new KeptPhotos(2)
  let fail = (_: Error) => {}
  const slow = kept.getOrMake('a', () => new Promise((_, reject) => (fail = reject)))
  kept.forget('a')
  const fresh = kept.getOrMake('a', async () => portrait(1))
  fail(new Error('too late'))
  await expect(slow).rejects.toThrow('too late')
  expect(await kept.getOrMake('a', async () => portrait(2))).toBe(await fresh)
})

test('what is forgotten is understood anew, also when it was still being understood', async () => {
  const { kept, made, ask } = counted(3)
  const running = ask('a')
  kept.forget('a')
  await running
  await ask('a')
  expect(made).toEqual(['a', 'a'])
})

test('forgetting a photo forgets each of its faces and no other photo', async () => {
  const { kept, made, ask } = counted(5)
  for (const key of ['a#', 'a#0', 'a#2', 'ab#0']) await ask(key)
  kept.forget('a#')
  made.length = 0
  for (const key of ['a#', 'a#0', 'a#2', 'ab#0']) await ask(key)
  expect(made).toEqual(['a#', 'a#0', 'a#2'])
})

test('with no room for photos nothing is kept', async () => {
  const { made, ask } = counted(0)
  await ask('a')
  await ask('a')
  expect(made).toEqual(['a', 'a'])
})
