import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPackage } from './find-package.ts'
import { type ModelFile, models } from './models.ts'

const named: [string, ModelFile][] = Object.entries(models)

test.each(named)('the weights of %s are installed and large enough', (_, { packageName, path, bytes }) => {
  const { size } = statSync(join(findPackage(packageName), path))

  expect(size).toBeGreaterThanOrEqual(bytes?.[1] ?? 1)
})

test.each(named)('the weights of %s name a licence that allows their use', (_, { licence }) => {
  expect(licence).toMatch(/Apache-2\.0|MIT|public domain/)
})

test('a package that is not installed is named in the error', () => {
  expect(() => findPackage('@nobody/nothing')).toThrow('The package @nobody/nothing is not installed.')
})
