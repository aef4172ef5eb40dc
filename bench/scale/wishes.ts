import type { applyStyle, CallInput } from '@ever-after/contract'
import { wire } from './blast.ts'
import type { FilledDevice } from './fill-devices.ts'

const attires = ['dress', 'suit'] as const

export interface Wish {
  token: string
  body: CallInput<typeof applyStyle>['body']
}

/** One wish after the other, no two of them equal for long: of every device in turn, in every style and pairing. */
export function endlessWishes(devices: readonly FilledDevice[], styleIds: readonly string[]): () => Wish {
  let number = 0
  return () => {
    const turn = number++
    const { token, ...photos } = devices[turn % devices.length]
    const round = Math.floor(turn / devices.length)
    const body = {
      ...photos,
      partner1Attire: attires[round % 2],
      partner2Attire: attires[Math.floor(round / 2) % 2],
      styleId: styleIds[Math.floor(round / 4) % styleIds.length],
    }
    return { token, body }
  }
}

/** A wish as it goes over the wire. */
export function wireWish({ token, body }: Wish): string {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return wire({ path: '/api/wedding-styles/apply', method: 'POST', token, body, headers })
}
