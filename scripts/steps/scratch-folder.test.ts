import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { scratchFolder } from './scratch-folder.ts'

test('a folder with room is used, and one that is not there or is full is not', () => {
  expect(scratchFolder(process.cwd())).toBe(process.cwd())
  expect(scratchFolder('/no/such/folder')).toBe(tmpdir())
  expect(scratchFolder('/proc')).toBe(tmpdir())
})
