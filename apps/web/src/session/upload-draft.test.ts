import { beforeEach, expect, test } from 'vitest'
import { type KeptDraft, readUploadDraft, writeUploadDraft } from './index.ts'

const id = '7b6b0a52-93a2-4d0d-8f0e-3b8f4a6d7c11'
const draft: KeptDraft = {
  endedWith: [],
  people: [
    {
      attire: 'dress',
      photo: { id, url: '/media/a', expiresAt: null },
      portraits: [{ id, url: '/media/b', variant: 'studio' }],
      chosenId: id,
    },
  ],
}

beforeEach(() => window.sessionStorage.clear())

test('each flow keeps a draft of its own', () => {
  writeUploadDraft('dress', draft)
  expect(readUploadDraft('dress')).toEqual(draft)
  expect(readUploadDraft('couple')).toBeUndefined()
})

test('a corrupt draft is none', { tags: ['A50'] }, () => {
  window.sessionStorage.setItem('ever-after.couple-draft', '{"people":[{}]}')
  expect(readUploadDraft('couple')).toBeUndefined()
})
