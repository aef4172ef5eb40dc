import { afterEach, expect, test, vi } from 'vitest'

const parts = ['./steps/build-web.ts', './steps/build-console.ts']

afterEach(() => {
  for (const path of parts) vi.doUnmock(path)
})

test('a build makes the app and the operator console', { tags: ['SHELL-01'] }, async () => {
  const built: string[] = []
  vi.doMock(parts[0], () => ({ buildWeb: async () => built.push('app') }))
  vi.doMock(parts[1], () => ({ buildConsole: async () => built.push('console') }))
  await import('./build.ts')
  expect(built).toEqual(['app', 'console'])
})
