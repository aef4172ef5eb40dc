import { expect, test } from 'vitest'
import { findCycles } from './find-cycles.ts'
import { brokenRule } from './rules.ts'

test.each([
  ['apps/web/src/app/router.tsx', 'packages/engine/src/index.ts', 'apps/web does not import packages/engine'],
  ['packages/contract/src/a.ts', 'packages/ui/src/index.ts', 'packages/contract does not import packages/ui'],
  ['apps/server/src/domain/photos/store.ts', 'apps/server/src/http/errors.ts', 'domain does not import http'],
  [
    'apps/server/src/infra/queue/a.ts',
    'apps/server/src/domain/photos/index.ts',
    'infra imports neither http nor domain',
  ],
  [
    'apps/server/src/domain/photos/store.ts',
    'apps/server/src/domain/devices/tables.ts',
    'an area imports another area through its index.ts only',
  ],
  [
    'apps/web/src/features/history/a.tsx',
    'apps/web/src/features/style-picker/index.ts',
    'a feature does not import a feature',
  ],
  [
    'apps/web/src/app/router.tsx',
    'apps/web/src/features/history/model.ts',
    'the app imports a feature through its index only',
  ],
  [
    'apps/web/src/platform/save.ts',
    'apps/web/src/features/history/index.ts',
    'platform imports nothing of the app',
  ],
  ['apps/web/src/session/a.ts', 'apps/web/src/creations/index.ts', 'session does not import creations'],
  [
    'apps/web/src/creations/a.ts',
    'apps/web/src/features/history/index.ts',
    'creations does not import features',
  ],
  ['apps/web/src/store/a.ts', 'apps/web/src/features/premium/index.ts', 'store does not import features'],
  ['apps/web/src/server-state/a.ts', 'apps/web/src/store/index.ts', 'server-state does not import store'],
  ['apps/web/src/server-state/a.ts', 'apps/web/src/app/toasts.ts', 'server-state does not import app'],
  ['apps/web/src/features/history/a.tsx', 'apps/web/src/app/toasts.ts', 'features does not import app'],
  ['apps/console/src/app/app.tsx', 'apps/web/src/app/app.tsx', 'apps/console does not import apps/web'],
  [
    'apps/console/src/features/styles/a.tsx',
    'apps/console/src/features/regenerate/index.ts',
    'a feature does not import a feature',
  ],
  [
    'apps/console/src/documents/a.ts',
    'apps/console/src/features/styles/index.ts',
    'documents does not import features',
  ],
  [
    'apps/console/src/messages/a.ts',
    'apps/console/src/server-state/index.ts',
    'messages does not import server-state',
  ],
])('%s may not import %s', (file, imports, rule) => {
  expect(brokenRule({ file, imports })).toBe(rule)
})

test.each([
  ['apps/web/src/app/router.tsx', 'apps/web/src/features/history/index.ts'],
  ['apps/web/src/features/history/a.tsx', 'packages/ui/src/index.ts'],
  ['apps/web/src/features/history/a.tsx', 'apps/web/src/creations/index.ts'],
  ['apps/web/src/creations/a.ts', 'apps/web/src/session/index.ts'],
  ['apps/web/src/store/a.ts', 'apps/web/src/server-state/index.ts'],
  ['apps/web/src/session/a.ts', 'apps/web/src/platform/storage.ts'],
  ['apps/web/src/platform/crop.test.ts', 'apps/web/src/testing/show.tsx'],
  ['apps/server/src/domain/creations/apply.ts', 'apps/server/src/domain/membership/index.ts'],
  ['apps/server/src/http/bind.ts', 'apps/server/src/domain/photos/index.ts'],
  ['packages/engine/src/compose/tint.ts', 'packages/art/src/index.ts'],
  ['apps/console/src/features/styles/a.tsx', 'apps/console/src/documents/index.ts'],
  ['apps/console/src/documents/a.ts', 'apps/console/src/messages/index.ts'],
])('%s may import %s', (file, imports) => {
  expect(brokenRule({ file, imports })).toBeUndefined()
})

test('an import that climbs three folders is against the rules', () => {
  const edge = { file: 'packages/engine/src/a/b/c.ts', imports: 'packages/engine/src/spec/job.ts' }
  expect(brokenRule({ ...edge, climbs: 3 })).toBe('an import climbs at most two folders')
  expect(brokenRule({ ...edge, climbs: 2 })).toBeUndefined()
})

test('a cycle is found with the files along it', () => {
  const edges = [
    { file: 'a', imports: 'b' },
    { file: 'b', imports: 'c' },
    { file: 'c', imports: 'a' },
    { file: 'c', imports: 'd' },
  ]
  expect(findCycles(edges)).toEqual([['a', 'b', 'c', 'a']])
})
