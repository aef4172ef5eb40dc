import type { Campaign } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { progressOf, stageOf } from './progress-of.ts'

const none = { waiting: 0, sent: 0, failed: 0, dead: 0, skipped: 0, tapped: 0 }

function campaignWith(state: Campaign['state'], results: Partial<Campaign['results']> = {}): Campaign {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    title: 'New styles',
    body: 'Have a look.',
    action: { kind: 'review' },
    segment: { group: 'all', platform: 'any' },
    ratePerMinute: 600,
    state,
    pausedBy: null,
    startAt: '2026-01-02T09:00:00.000Z',
    createdAt: '2026-01-02T09:00:00.000Z',
    createdBy: null,
    endedAt: null,
    devices: 10,
    results: { ...none, ...results },
  }
}

test('a resumed campaign reads as one that is sent, though it waits for its turn', () => {
  expect(stageOf(campaignWith('scheduled'))).toBe('scheduled')
  expect(stageOf(campaignWith('scheduled', { sent: 1 }))).toBe('sending')
  expect(stageOf(campaignWith('scheduled', { waiting: 1 }))).toBe('sending')
  expect(stageOf(campaignWith('paused', { sent: 1 }))).toBe('paused')
})

test('a campaign that is over is done with whomever it reached', () => {
  expect(progressOf(campaignWith('completed', { sent: 6, dead: 1 }))).toEqual({ done: 7, all: 7 })
  expect(progressOf(campaignWith('cancelled', { sent: 6 }))).toEqual({ done: 6, all: 10 })
})

test('devices that came meanwhile are counted too', () => {
  expect(progressOf(campaignWith('sending', { sent: 11, waiting: 2 }))).toEqual({ done: 11, all: 13 })
})
