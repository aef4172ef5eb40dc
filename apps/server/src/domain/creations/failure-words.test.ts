import { expect, test } from 'vitest'
import { failureWordsOf } from './failure-words.ts'

test('every failure says that nothing was charged, unknown ones too', () => {
  expect(failureWordsOf('no_face', 'style')).toMatch(/find a face.*Nothing was charged\.$/)
  expect(failureWordsOf('code of an earlier release', 'hair')).toMatch(/Nothing was charged\.$/)
})

test('a couple reads of one of its photos, one person of the photo', () => {
  expect(failureWordsOf('too_many_faces', 'style')).toMatch(/^One of the photos shows/)
  expect(failureWordsOf('too_many_faces', 'dress')).toMatch(/^The photo shows/)
  expect(failureWordsOf('no_face', 'hair')).toContain('a face in the photo.')
})

test('a refusal, an outage and a spent budget each say what to do, in words of no machine', () => {
  expect(failureWordsOf('unsafe', 'style')).toBe(
    'A safety check declined this picture. Another photo may work better. Nothing was charged.',
  )
  expect(failureWordsOf('provider_unavailable', 'dress')).toMatch(/^Our studio is closed for a moment/)
  expect(failureWordsOf('over_budget', 'portrait')).toMatch(
    /Please come back tomorrow\. Nothing was charged\.$/,
  )
})
