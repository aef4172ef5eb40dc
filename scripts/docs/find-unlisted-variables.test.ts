import { expect, test } from 'vitest'
import { findUnlistedVariables, type Variable } from './find-unlisted-variables.ts'

const variable = (name: string, usual?: string): Variable => ({ name, isDefault: (value) => value === usual })

test('variables that are missing, unknown, named twice or shown with another default are all named', () => {
  const example = [
    '# Every variable is optional.',
    '# PORT=8080',
    '# OLD_NAME=                 # gone',
    '# DATA_DIR=/srv             # not the default',
    '# KEY=                      # no default',
    '# PORT=8080',
  ].join('\n')
  const known = [
    variable('PORT', '8080'),
    variable('DATA_DIR', '.data'),
    variable('KEY'),
    variable('NEW_NAME'),
  ]
  expect(findUnlistedVariables(example, known)).toEqual([
    '.env.example lacks NEW_NAME',
    '.env.example names OLD_NAME, which the configuration does not read',
    '.env.example names PORT twice',
    '.env.example gives DATA_DIR=/srv, which is not its default',
  ])
})
