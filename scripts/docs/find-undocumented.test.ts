import { expect, test } from 'vitest'
import { findUndocumented } from './find-undocumented.ts'

const page =
  '| package | version | why |\n|---|---|---|\n| zod | 4.6.7 | schemas |\n| old-thing | 1.0.0 | gone |\n'

test('a missing row, another version and a left-over row are all named', () => {
  const manifests = [
    { dependencies: { zod: '4.6.8', '@ever-after/ui': '0.1.0' } },
    { devDependencies: { vite: '8.0.0' } },
  ]
  expect(findUndocumented(page, manifests)).toEqual([
    'docs/dependencies.md lacks zod 4.6.8',
    'docs/dependencies.md lacks vite 8.0.0',
    'docs/dependencies.md names zod 4.6.7, which nothing needs',
    'docs/dependencies.md names old-thing 1.0.0, which nothing needs',
  ])
})
