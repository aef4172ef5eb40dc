import { expect, test } from 'vitest'
import { orderPartners } from './order-partners.ts'

const facing = (yawDeg: number, sideLightStops = 0) => ({ yawDeg, sideLightStops })

test('the first partner stands left when both look at the camera', () => {
  expect(orderPartners([facing(0), facing(3)])).toEqual([0, 1])
})

test('partners who would look away from each other change places', () => {
  expect(orderPartners([facing(-15), facing(15)])).toEqual([1, 0])
  expect(orderPartners([facing(15), facing(-15)])).toEqual([0, 1])
})

test('a glance does not move anybody', () => {
  expect(orderPartners([facing(-2), facing(1)])).toEqual([0, 1])
})

test('faces lit from the right stand the other way round, unless their gaze decides', () => {
  expect(orderPartners([facing(0, -1.2), facing(0, -0.8)])).toEqual([1, 0])
  expect(orderPartners([facing(20, -1.2), facing(-20, -0.8)])).toEqual([0, 1])
})
