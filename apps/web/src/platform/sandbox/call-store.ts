import { serverAddress } from '../api-origin.ts'
import { PurchaseError } from '../purchases.ts'

/** Asks the sandbox below `/sandbox-store`; throws PurchaseError for every answer but a good one. */
export async function callStore(path: string, body?: object): Promise<unknown> {
  const response = await send(path, body)
  if (response.ok && response.status !== 202) return response.json()
  throw errorOf(response.status)
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

function errorOf(status: number): PurchaseError {
  if (status === 202) return new PurchaseError('pending')
  if (status === 404) return new PurchaseError('not_available')
  return new PurchaseError(status >= 500 ? 'store_unavailable' : 'failed', `The sandbox answered ${status}.`)
}
