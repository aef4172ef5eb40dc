import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { StoreUnavailable } from '../billing.ts'

export interface Account {
  /** Such as https://api.revenuecat.com. */
  baseUrl: string
  secretKey: string
  /** RevenueCat has keys of its own for each version of its API. */
  secretKeyV2: string
  projectId: string
  timeoutMs: number
  /** A wish to wait that is no longer is granted once; after a longer one the caller may come again. */
  patienceMs: number
}

export interface Question<S extends z.ZodType> {
  version: 'v1' | 'v2'
  /** Below the version, every part encoded. */
  path: string
  schema: S
}

/** One question to RevenueCat; undefined when it knows no such thing, `StoreUnavailable` without a usable answer. */
export async function ask<S extends z.ZodType>(
  account: Account,
  question: Question<S>,
): Promise<z.output<S> | undefined> {
  let response = await send(account, question)
  if (response.status === 429) {
    const retryAfterMs = readRetryAfter(response)
    if (retryAfterMs > account.patienceMs) throw new StoreUnavailable('It asks to wait.', { retryAfterMs })
    await wait(retryAfterMs)
    response = await send(account, question)
  }
  if (response.status === 404) return undefined
  if (!response.ok)
    throw new StoreUnavailable(`It answered ${response.status}.`, { retryAfterMs: givenRetryAfter(response) })
  const parsed = question.schema.safeParse(await readJson(response))
  if (!parsed.success)
    throw new StoreUnavailable('Its answer is not in the expected form.', { cause: parsed.error })
  return parsed.data
}

async function send(
  { baseUrl, secretKey, secretKeyV2, timeoutMs }: Account,
  { version, path }: Question<z.ZodType>,
): Promise<Response> {
  try {
    return await fetch(`${baseUrl}/${version}${path}`, {
      headers: {
        authorization: `Bearer ${version === 'v1' ? secretKey : secretKeyV2}`,
        accept: 'application/json',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (cause) {
    throw new StoreUnavailable('It does not answer.', { cause })
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new StoreUnavailable('Its answer broke off.', { cause })
  }
}

const usualRetryAfterMs = 1000

function readRetryAfter(response: Response): number {
  return givenRetryAfter(response) ?? usualRetryAfterMs
}

function givenRetryAfter({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}
