import { errorOfAnswer } from '@ever-after/contract'
import { serverAddress } from '../api-origin.ts'
import { PurchaseError, type PurchaseErrorCode } from '../purchases.ts'

/** Asks the sandbox below `/sandbox-store`; throws PurchaseError for every answer but a good one. */
export async function callStore(path: string, body?: object): Promise<unknown> {
  const response = await send(path, body)
  if (response.ok && response.status !== 202) return response.json()
  const { message } = await errorOfAnswer(response)
  const isRefused = response.status >= 400 && response.status < 500
  throw new PurchaseError(codeOf(response.status), message, isRefused)
}

async function send(path: string, body: object | undefined): Promise<Response> {
  const init = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
  try {
    return await fetch(serverAddress(`/sandbox-store${path}`), init)
  } catch (error) {
    throw new PurchaseError('store_unavailable', String(error))
  }
}

function codeOf(status: number): PurchaseErrorCode {
  if (status === 202) return 'pending'
  if (status === 404) return 'not_available'
  return status >= 500 ? 'store_unavailable' : 'failed'
}
