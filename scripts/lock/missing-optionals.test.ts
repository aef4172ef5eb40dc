import { expect, test } from 'vitest'
import { missingOptionals } from './missing-optionals.ts'

test('a platform’s package that the lock lacks is added for that platform only', () => {
  const lock = {
    packages: {
      'node_modules/tool': {
        dev: true,
        optionalDependencies: {
          '@tool/linux-x64': '1.0.0',
          '@tool/darwin-arm64': '1.0.0',
          '@tool/wasm32-wasi': '1.0.0',
        },
      },
      'node_modules/@tool/linux-x64': { version: '1.0.0' },
    },
  }
  expect(missingOptionals(lock)).toEqual({
    'node_modules/@tool/darwin-arm64': {
      version: '1.0.0',
      dev: true,
      optional: true,
      cpu: ['arm64'],
      os: ['darwin'],
    },
    'node_modules/@tool/wasm32-wasi': { version: '1.0.0', dev: true, optional: true, cpu: ['wasm32'] },
  })
})

test('a package that is optional for other reasons is left alone', () => {
  const lock = { packages: { 'node_modules/tool': { optionalDependencies: { extra: '1.0.0' } } } }
  expect(missingOptionals(lock)).toEqual({})
})
