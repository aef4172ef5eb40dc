/** A request as it came in. */
export interface FakeRequest {
  method: string
  /** With the query. */
  path: string
  headers: Record<string, string | undefined>
  /** JSON that was parsed, a form, or undefined. */
  body: unknown
}

/** What a request asks to be drawn. */
export interface Asked {
  prompt: string
  references: Uint8Array[]
  widthPx: number
  heightPx: number
}

/** A picture that was asked for, and what becomes of it. */
export interface Order extends Asked {
  id: string
  picture: Uint8Array
  isRefused: boolean
  /** Whether the answer is to hold the picture itself. */
  isInline: boolean
  /** Whether it is not drawn yet, where its state is asked for. */
  isPending: boolean
  timesAsked: number
}

export interface Reply {
  status: number
  headers?: Record<string, string>
  body: object | string | Uint8Array
  /** Whether the picture is in it. */
  hasPicture?: boolean
}

export type Trouble = 'server_error' | 'busy' | 'unauthorized' | 'empty_account'

/** One provider's protocol from the other side. */
export interface Protocol {
  /** Path that the adapter's address ends with. */
  basePath: string
  isAllowed(request: FakeRequest, apiKey: string): boolean
  read(request: FakeRequest): Promise<Asked> | Asked
  /** Whether a request wants the picture in the answer, where a protocol leaves the choice. */
  isInline?(request: FakeRequest): boolean
  /** The answer to a request for a picture; `origin` is where the server listens. */
  take(order: Order, origin: string): Reply
  /** The answer to a question after an order's state. */
  tell?(order: Order, origin: string): Reply
  trouble(trouble: Trouble): Reply
}

/** Where the server hands a finished picture out. */
export function fileUrl({ id }: Order, origin: string): string {
  return `${origin}/files/${id}`
}
