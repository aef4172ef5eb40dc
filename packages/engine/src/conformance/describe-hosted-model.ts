import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DrawRequest } from '../spec/hosted.ts'
import type { HostedSubject } from './hosted-subjects.ts'
import { type HostedWorld, openHostedWorld, prompt } from './hosted-world.ts'

/** The facts that hold for a model behind a wire on which nothing goes wrong, and for what its failures tell. */
export function describeHostedModel(subject: HostedSubject): void {
  describe(`${subject.provider}:${subject.model} over the wire`, () => {
    const [kind] = subject.kinds
    let world: HostedWorld
    let request: DrawRequest

    beforeEach(async () => {
      world = await openHostedWorld(subject, { pendingAnswers: 0 })
      request = await world.requestOf(kind)
    })
    afterEach(() => world.fake.close())

    const draw = (changed: Partial<DrawRequest> = {}) =>
      world.model.draw({ ...request, ...changed }, { signal: new AbortController().signal })

    test('it sends the words, the pictures as they are and in order, and the shape', async () => {
      await draw()
      const [asked] = world.fake.asked
      expect(asked.prompt).toBe(subject.model.includes('tryon') ? '' : prompt)
      expect(asked.references.map(bytesOf)).toEqual(request.references.map(({ bytes }) => bytesOf(bytes)))
      expect(Math.abs(asked.widthPx / asked.heightPx / 0.75 - 1)).toBeLessThan(0.03)
    })

    test('no error tells the key, the prompt or a photograph', async () => {
      const photos = request.references.map(({ bytes }) => bytesOf(bytes).toString('base64').slice(40, 120))
      const secrets = [world.fake.account.apiKey, prompt, ...photos]
      for (const fault of ['server_error', 'busy', 'refusal', 'html', 'reset', 'not_a_picture'] as const) {
        world.fake.fail(fault)
        const failure = await draw().catch((error: unknown) => error)
        expect(failure, fault).toBeInstanceOf(Error)
        const told = inspect(failure, { depth: 20, maxStringLength: Infinity, showHidden: true })
        for (const secret of secrets) expect(told).not.toContain(secret)
      }
    })

    test('a picture costs something, no more than was estimated, and nothing is warned about', async () => {
      const warn = vi.spyOn(process, 'emitWarning')
      const { costUsd } = await draw()
      expect(costUsd).toBeGreaterThan(0)
      expect(costUsd).toBeLessThanOrEqual(world.model.estimateUsd(request))
      expect(warn).not.toHaveBeenCalled()
      warn.mockRestore()
    })

    test('a kind that it does not draw and more pictures than it reads are refused unasked', async () => {
      const tooMany = Array.from({ length: 17 }, () => ({
        role: 'person' as const,
        bytes: new Uint8Array(1),
      }))
      const wrong: Partial<DrawRequest>[] = [{ references: tooMany }]
      for (const other of ['couple', 'preview'] as const)
        if (!subject.kinds.includes(other)) wrong.push({ kind: other })
      for (const changed of wrong)
        await expect(draw(changed)).rejects.toMatchObject({
          code: 'provider_unavailable',
          reason: 'unsupported',
        })
      expect(world.fake.requests.length).toBe(0)
    })
  })
}

function bytesOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes)
}
