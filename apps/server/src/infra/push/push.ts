/** News of a picture, or what an operator sends to many. */
export type MessageKind = 'ready' | 'campaign'

/** One message to one phone. */
export interface PushMessage {
  /** Our own id of the message, which comes back with a tap; a phone shows no second message of the same id. */
  id: string
  /** What it is sent for; nobody but our own figures is told. */
  kind: MessageKind
  title: string
  body: string
  /** What the app reads of it, besides its id. */
  data: Record<string, string>
  /** Until when a phone that is switched off may get it later. */
  expiresAt: Date
}

/** What became of a message that was given away. */
export type PushOutcome =
  | { kind: 'sent' }
  /** The address leads nowhere any more. */
  | { kind: 'dead'; reason: string }
  /** This message goes to nobody as it is. */
  | { kind: 'refused'; reason: string }
  /** It was not taken and may be tried again. */
  | { kind: 'busy'; reason: string; retryAfterMs: number }
  /** The account is not accepted; nobody gets anything until that is repaired. */
  | { kind: 'account'; reason: string }
  /** No answer: it may have arrived, so it is not tried again. */
  | { kind: 'unknown'; reason: string }

/** Gives messages to whoever brings them to phones. */
export interface Push {
  /** Whether messages leave the server, or are only written to its log. */
  delivery: 'fcm' | 'log'
  /** Answers for every outcome and rejects for none. */
  send(message: PushMessage & { token: string }): Promise<PushOutcome>
  close(): Promise<void>
}
