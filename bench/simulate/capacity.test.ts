import { expect, test } from 'vitest'
import { type Demand, type Measured, planCapacity } from './capacity.ts'

const measured: Measured = {
  httpMsPerPicture: 50,
  databaseMsPerPicture: 25,
  databaseBytesPerPicture: 10_000,
  databaseBytesPerDevice: 1000,
  walBytesPerPicture: 20_000,
  pictureMs: 3000,
  picturesAtOnce: 2,
  objectBytesPerPicture: 1_000_000,
  connectionsPerProcess: 15,
}
const demand: Demand = {
  devices: 1_000_000,
  picturesPerDay: 864_000,
  peak: 3,
  headroom: 0.5,
  photoDays: 30,
  pictureDays: 100,
}

test('a demand is multiplied with what one picture takes, at the peak and with room to spare', () => {
  expect(planCapacity(measured, demand)).toEqual({
    picturesPerSecondAtPeak: 30,
    httpCores: 3,
    workers: 90,
    databaseCores: 1.5,
    databaseGb: 865,
    walGbPerDay: 17.28,
    objectTb: 86.4,
    connections: 93 * 15,
  })
})

test('twice the pictures take twice of everything but what devices take', () => {
  const [one, two] = [1, 2].map((times) =>
    planCapacity(measured, { ...demand, picturesPerDay: demand.picturesPerDay * times }),
  )
  expect(two.httpCores).toBe(one.httpCores * 2)
  expect(two.workers).toBe(one.workers * 2)
  expect(two.databaseGb).toBeCloseTo(one.databaseGb * 2 - 1)
})
