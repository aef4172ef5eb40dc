import { expect, test } from 'vitest'
import { findReferences } from './find-references.ts'

test('paths, links and commands of a page are found, placeholders are left out', () => {
  const page =
    'See `apps/server/src/main.ts`, `main.ts`, `some-model.py`, `*.test.ts`, `docs/<name>.md` and [how](docs/how.md#top) or [web](https://x.org). Run `npm run verify`.'
  expect(findReferences(page)).toEqual({
    paths: ['apps/server/src/main.ts'],
    names: ['main.ts', 'some-model.py'],
    links: ['docs/how.md'],
    commands: ['verify'],
  })
})
