import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../steps/root.ts'
import { findLoose } from './find-loose.ts'

const commit = '3d3c42e5aac5ba805825da76410c181273ba90b1'
const sound = `on: push
permissions:
  contents: read

concurrency:
  group: a
jobs:
  one:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@${commit} # v7.0.1
`

test('a workflow that pins, limits and keeps apart has no fault', () => {
  expect(findLoose(sound)).toEqual([])
})

test.each([
  ['a moving version', [`@${commit} # v7.0.1`, '@v7'], 'actions/checkout@v7 is not pinned'],
  ['a commit without its version', [' # v7.0.1', ''], 'is not pinned to a commit with its full version'],
  ['no rights', ['permissions:\n  contents: read\n', ''], 'more than read'],
  ['another right', ['  contents: read\n', '  contents: read\n  packages: read\n'], 'more than read'],
  ['a job that may write', ['    steps:', '    permissions:\n      contents: write\n    steps:'], 'to write'],
  ['no group', ['concurrency:\n  group: a\n', ''], 'two runs'],
  ['no limit of time', ['    timeout-minutes: 5\n', ''], 'timeout-minutes'],
])('%s is a fault', (_, [part, instead], fault) => {
  const faults = findLoose(sound.replace(part, instead))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(fault)
})

test('the commands that the workflows run are there', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    scripts: Record<string, string>
  }
  const files = globSync('.github/workflows/*.yml', { cwd: root })
  const text = files.map((file) => readFileSync(root + file, 'utf8')).join('\n')
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)
  const benches = /name: \[(.*)\]/.exec(text)?.[1].split(', ') ?? []
  expect(files).toHaveLength(2)
  expect(benches.length).toBeGreaterThan(3)
  for (const name of [...commands, ...benches.map((bench) => `bench:${bench}`)])
    expect(scripts).toHaveProperty([name])
})
