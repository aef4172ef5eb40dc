import type { HostedKind } from '../spec/hosted.ts'
import type { Support } from '../spec/provider.ts'

/** One maker of pictures, as the conformance suite asks it. */
export interface ProviderSubject {
  name: string
  /** The kinds that it says it draws. */
  kinds: readonly HostedKind[]
  /** Begins afresh before each test and is closed after it. */
  open(): Promise<OpenSubject>
}

export interface OpenSubject {
  can(kind: HostedKind): Support
  draw(kind: HostedKind, context: { signal: AbortSignal }): Promise<{ bytes: Uint8Array; costUsd: number }>
  /** Called with the moment of the work at which a test gives it up. */
  whenBusy(busy: () => void): void
  close(): Promise<void>
}

export const everyKind: readonly HostedKind[] = ['couple', 'dress', 'portrait', 'preview']
