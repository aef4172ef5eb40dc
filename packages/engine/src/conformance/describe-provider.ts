import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { EngineError } from '../spec/errors.ts'
import type { HostedKind } from '../spec/hosted.ts'
import { everyKind, type OpenSubject, type ProviderSubject } from './provider-subject.ts'

interface Options {
  /** Tags of the tests that draw. */
  tags?: string[]
  /** The kinds that are drawn to their end; all that the provider draws unless told. */
  drawn?: readonly HostedKind[]
}

/** The facts that hold for every maker of pictures. */
export function describeProvider(
  { name, kinds, open }: ProviderSubject,
  { tags = [], drawn = kinds }: Options = {},
): void {
  describe(`${name} as a provider`, () => {
    let subject: OpenSubject

    beforeEach(async () => {
      subject = await open()
    })
    afterEach(() => subject.close())

    test('it says which kinds it draws, and why not the others', () => {
      for (const kind of everyKind) {
        const support = subject.can(kind)
        expect(support.supported, kind).toBe(kinds.includes(kind))
        if (!support.supported) expect(support.reason).toMatch(/^[A-Z].*\.$/)
      }
    })

    for (const kind of drawn)
      test(`it draws a ${kind}: a whole upright picture in 3:4, at a known price`, { tags }, async () => {
        const { bytes, costUsd } = await subject.draw(kind, { signal: new AbortController().signal })
        const { width, height } = await sharp(bytes, { failOn: 'truncated' })
          .stats()
          .then(() => sharp(bytes).metadata())
        expect(Math.abs(width / height / 0.75 - 1)).toBeLessThan(0.03)
        expect(width).toBeGreaterThanOrEqual(800)
        expect(costUsd).toBeGreaterThanOrEqual(0)
      })

    test('it begins nothing for who has gone already', async () => {
      let hasBegun = false
      subject.whenBusy(() => {
        hasBegun = true
      })
      const failure = await subject
        .draw(kinds[0], { signal: AbortSignal.abort() })
        .catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(EngineError)
      expect(failure).toMatchObject({ code: 'cancelled' })
      expect(hasBegun).toBe(false)
    })

    test('it stops for who goes meanwhile', { tags }, async () => {
      const leaving = new AbortController()
      subject.whenBusy(() => leaving.abort())
      await expect(subject.draw(kinds[0], { signal: leaving.signal })).rejects.toMatchObject({
        code: 'cancelled',
      })
    })
  })
}
