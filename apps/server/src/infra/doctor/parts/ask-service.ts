import type { Finding } from '../finding.ts'
import { reasonOf } from '../reason-of.ts'

export interface ServiceQuestion {
  part: string
  /** What it is used for and with what, such as `Google draws couples with gemini-3-pro-image`. */
  words: string
  url: string
  headers?: Record<string, string>
  /** A POST of this JSON instead of a GET. */
  json?: unknown
  signal: AbortSignal
  /** The variable that holds its key; absent where the answer says nothing about one. */
  keyVariable?: string
  /** What a 404 means where it means something. */
  unknown?: { words: string; remedy: string }
}

/** Asks a service one question that costs nothing, and puts the answer into words. */
export async function askService(question: ServiceQuestion): Promise<Finding> {
  const { part, words, url, signal } = question
  const host = new URL(url).host
  try {
    const response = await fetch(url, { ...requestOf(question), redirect: 'manual', signal })
    await response.body?.cancel()
    return { part, ...verdict(question, { host, status: response.status }) }
  } catch (error) {
    const remedy = 'Look at the address, and whether this machine may reach it.'
    return {
      part,
      state: 'broken',
      words: `${words}, but ${host} is not reachable: ${reasonOf(error)}.`,
      remedy,
    }
  }
}

function requestOf({ headers, json }: ServiceQuestion): RequestInit {
  if (json === undefined) return { headers }
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  }
}

function verdict(
  { words, keyVariable, unknown }: ServiceQuestion,
  { host, status }: { host: string; status: number },
): Omit<Finding, 'part'> {
  if (keyVariable && (status === 401 || status === 403))
    return {
      state: 'broken',
      words: `${words}, but ${host} refuses the key (${status}).`,
      remedy: `Set ${keyVariable} to a key that may do this.`,
    }
  if (unknown && status === 404)
    return { state: 'broken', words: `${words}, but ${unknown.words}.`, remedy: unknown.remedy }
  if (status >= 500 || status === 429)
    return {
      state: 'attention',
      words: `${words}; ${host} answers with ${status} right now.`,
      remedy: 'Ask again later; if it stays, look at the service’s own status page.',
    }
  return { state: 'ready', words: `${words}; ${host} answers.` }
}
