import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseVersion } from './choose-version.ts'

const now = new Date('2026-05-01T12:00:00.000Z')
const current = '2026-05-01T11:00:00.000Z'

test('a newer timestamp is taken as it was sent, whether it is a date or milliseconds', () => {
  for (const asked of ['2026-05-01T11:00:00.001Z', '2026-05-01T14:00:00+02:00', String(now.getTime())])
    expect(chooseVersion({ asked, current, now })).toBe(asked)
})

test('without a newer one it is the time of the server', () => {
  for (const asked of [undefined, current, '2020-01-01T00:00:00Z', '1.2.3', '', '2026-05-04T12:00:00.000Z'])
    expect(chooseVersion({ asked, current, now })).toBe(now.toISOString())
})

test('a server whose clock went back still makes a later version', () => {
  const ahead = '2026-05-01T12:30:00.000Z'
  expect(chooseVersion({ asked: undefined, current: ahead, now })).toBe('2026-05-01T12:30:00.001Z')
})

test('whatever is sent, one save after another, versions only ever grow', () => {
  const asked = fc.oneof(
    fc.constant(undefined),
    fc.string(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.nat().map(String),
  )
  fc.assert(
    fc.property(fc.array(asked, { minLength: 2, maxLength: 20 }), (sent) => {
      let version = current
      for (const one of sent) {
        const next = chooseVersion({ asked: one, current: version, now })
        const time = (text: string) => (/^\d+$/.test(text) ? Number(text) : Date.parse(text))
        expect(time(next)).toBeGreaterThan(time(version))
        version = next
      }
    }),
  )
})
