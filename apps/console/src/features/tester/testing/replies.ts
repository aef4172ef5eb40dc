import type { CreationStatus } from '@ever-after/contract'
import { idOf } from '#testing/builders.ts'
import type { RunPhotos } from '../model/test-run.ts'

export const photos: RunPhotos = {
  partner1PhotoId: idOf(1),
  partner2PhotoId: idOf(2),
  partner1Attire: 'dress',
  partner2Attire: 'suit',
  urls: ['/media/one.webp', '/media/two.webp'],
}

/** What the server tells of a test picture. */
export function application(id: string, status: CreationStatus) {
  return {
    id,
    applicationId: id,
    status,
    createdAt: '2026-01-01T09:00:00.000Z',
    resultUrl: status === 'completed' ? '/media/result.webp' : null,
    isClean: true,
    engine: 'studio',
    error: null,
    errorCode: null,
    progress: null,
    styleName: 'shore',
    displayName: 'shore',
    sourceUrls: ['/media/one.webp', '/media/two.webp'],
    rating: null,
  }
}

export function check(id: string, likeness = [0.41, 0.38]) {
  return {
    id,
    kind: 'style',
    status: 'completed',
    isTest: true,
    createdAt: '2026-01-01T09:00:00.000Z',
    durationMs: 8200,
    attempts: 1,
    errorCode: null,
    report: {
      engine: 'google',
      model: 'banana-2',
      likeness,
      skinDeltaE: [1.2, 2.3],
      warnings: [],
      stagesMs: {},
      costUsd: 0.012,
    },
  }
}

export function photo(number: number) {
  return {
    id: idOf(number),
    url: `/media/photo-${number}.webp`,
    widthPx: 600,
    heightPx: 800,
    expiresAt: null,
  }
}

export function panel(number: number, name: string) {
  return {
    id: idOf(number),
    name,
    partner1: { photo: photo(number + 1), attire: 'dress' },
    partner2: { photo: photo(number + 2), attire: 'dress' },
    createdAt: '2026-01-01T09:00:00.000Z',
  }
}
