import type { HostedProvider } from './adapters.ts'
import type { Fault } from './faults.ts'
import type { Asked, FakeRequest } from './protocols/protocol.ts'

/** Draws the picture that a fake model answers with. */
export type FakePainter = (asked: Asked) => Uint8Array | Promise<Uint8Array>

/** A server on loopback that speaks one provider's protocol. */
export interface FakeProvider {
  /** What an adapter is given to ask this server. */
  account: { apiKey: string; baseUrl: string }
  /** Everything that came in. */
  readonly requests: readonly FakeRequest[]
  /** What was asked to be drawn, in order. */
  readonly asked: readonly Asked[]
  /** What goes wrong from now on with every picture; nothing when undefined. */
  fail(fault: Fault | undefined): void
  /** What goes wrong with the next pictures, one each, before what `fail` says. */
  failNext(...faults: (Fault | 'none')[]): void
  /** Draws differently from now on. */
  paint(painter: FakePainter): void
  /** Requests that are neither answered nor given up. */
  waiting(): number
  close(): Promise<void>
}

export interface FakeOpening {
  provider: HostedProvider
  /** A flat picture of the size that is asked for when absent. */
  painter?: FakePainter
  /** What is drawn instead for another_picture; a flat picture of another colour when absent. */
  otherPainter?: FakePainter
  /** How often an order's state is "not yet" where it is asked for; once when absent. */
  pendingAnswers?: number
  /** A free one when absent. */
  port?: number
}
