import { afterEach, expect, test, vi } from 'vitest'
import { studioReport } from '../providers/studio/studio-report.ts'
import { KeptThumbnails } from './kept-thumbnails.ts'

afterEach(() => void vi.useRealTimers())

const outcome = () => ({ images: [], report: studioReport({}) })

test('of 2,001 thumbnails the one that was asked for longest ago is gone', () => {
  const thumbnails = new KeptThumbnails()
  thumbnails.keep('first', outcome())
  thumbnails.keep('second', outcome())
  thumbnails.get('first')
  for (let more = 0; more < 1999; more++) thumbnails.keep(String(more), outcome())
  expect(thumbnails.get('second')).toBeUndefined()
  expect(thumbnails.get('first')).toBeDefined()
})

test('what shows a forgotten photo is forgotten, whoever stands beside', () => {
  const thumbnails = new KeptThumbnails()
  const keys = [
    ['a', 'b'],
    ['b', 'a'],
    ['b', 'c'],
    ['ba', 'c'],
  ].map((photos) => JSON.stringify([photos.map((photo) => `${photo}#`)]))
  for (const key of keys) thumbnails.keep(key, outcome())
  thumbnails.forget('a')
  expect(keys.map((key) => thumbnails.get(key) !== undefined)).toEqual([false, false, true, true])
})

test('after an hour a thumbnail is forgotten, however often it was asked for', () => {
  vi.useFakeTimers()
  const thumbnails = new KeptThumbnails()
  thumbnails.keep('one', outcome())
  vi.advanceTimersByTime(3_599_999)
  expect(thumbnails.get('one')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(thumbnails.get('one')).toBeUndefined()
})
