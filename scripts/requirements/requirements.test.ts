import { expect, test } from 'vitest'
import { findTags } from './find-tags.ts'
import { listRequirements } from './list-requirements.ts'

test('each bold id at the start of a line is a requirement of its area', () => {
  const markdown =
    '## HOME\n- **HOME-01** (app) Headline [L1]\n- **API-20** (server) Apply, see **HOME-01**\n'
  expect(listRequirements(markdown)).toEqual([
    { id: 'HOME-01', area: 'HOME' },
    { id: 'API-20', area: 'API' },
  ])
})

test('tags of both test runners count, and ids elsewhere do not', () => {
  const source = `
    test('one', { tags: ['API-20', 'ERR-01'] }, () => {})
    test('two', { tag: ['@HOME-01'] }, () => {})
    test('three', { tag: '@HIST-02' }, () => {})
    // HOME-09 is only mentioned`
  expect(findTags(source)).toEqual(['API-20', 'ERR-01', 'HOME-01', 'HIST-02'])
})
