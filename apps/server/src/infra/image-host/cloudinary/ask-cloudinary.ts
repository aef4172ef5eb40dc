import type { z } from 'zod'
import { Outage } from '../../outage.ts'

export interface Question<T extends z.ZodType> {
  /** What is done, for the error. */
  operation: string
  url: string
  init: RequestInit
  timeoutMs: number
  reply: T
  /** The answer when the host knows nothing of that name. */
  whenMissing?: z.output<T>
  /** The answer when there is already one of that name. */
  whenTaken?: z.output<T>
}

/** One question, with an answer in the expected shape or an error without anything secret. */
export async function askCloudinary<T extends z.ZodType>(question: Question<T>): Promise<z.output<T>> {
  const { operation, url, init, timeoutMs, reply, whenMissing, whenTaken } = question
  const { status, text } = await exchange({ operation, url, init, timeoutMs })
  if (status === 404 && whenMissing !== undefined) return whenMissing
  if (status === 409 && whenTaken !== undefined) return whenTaken
  if (status !== 200) {
    const words = wordsOf(text)
    if (whenTaken !== undefined && /already (exists|taken)/i.test(words)) return whenTaken
    throw failed(operation, `${status} ${words}`, { isTransient: isPassing(status) })
  }
  const parsed = reply.safeParse(parse(text))
  if (!parsed.success)
    throw failed(operation, 'an answer that was not understood', { isTransient: true, cause: parsed.error })
  return parsed.data
}

async function exchange({ operation, url, init, timeoutMs }: Omit<Question<z.ZodType>, 'reply'>) {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { ...init, signal, redirect: 'error' })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    throw failed(operation, 'no whole answer', { isTransient: true, cause })
  }
}

export function isPassing(status: number): boolean {
  // 420 is how this host says that an hour's questions are used up.
  return status >= 500 || status === 429 || status === 420
}

export function failed(
  operation: string,
  words: string,
  options: { isTransient: boolean; cause?: unknown },
): Outage {
  return new Outage(`The image host did not ${operation}: ${words}`, options)
}

function wordsOf(text: string): string {
  const said = parse(text)
  const { error } =
    typeof said === 'object' && said !== null ? (said as { error?: { message?: unknown } }) : {}
  return typeof error?.message === 'string' ? error.message.slice(0, 200) : 'without words'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's page; the status tells enough.
    return undefined
  }
}
