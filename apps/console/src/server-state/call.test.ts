import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = `${import.meta.dirname}/..`

/** Of these, the dresses are asked for with the token by hand and the image host wants none. */
test('every request but two goes out by the one call that sends the token', { tags: ['ADMIN-12'] }, () => {
  const asking = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.test\.|testing\//.test(file))
    .filter((file) =>
      /\bfetch\(|sendBeacon|XMLHttpRequest|EventSource/.test(readFileSync(`${source}/${file}`, 'utf8')),
    )
  expect(asking.sort()).toEqual([
    'documents/dresses.ts',
    'server-state/call.ts',
    'server-state/upload-picture.ts',
  ])
})
