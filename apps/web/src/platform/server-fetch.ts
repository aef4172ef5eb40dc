import { apiOrigin } from './api-origin.ts'

/** Folders of the server whose addresses travel inside JSON. */
const servedFolders = ['/media/', '/catalogue/', '/sample-photos/']

/**
 * `fetch`, with addresses in JSON as this device needs them: a browser shares the server's origin, the
 * native shell gets absolute ones and sends them back as they were given to it.
 */
export const serverFetch: typeof fetch = async (input, options) => {
  const origin = apiOrigin()
  if (!origin) return fetch(input, options)
  const body = options?.body
  const sent = typeof body === 'string' ? { ...options, body: toServerAddresses(body, origin) } : options
  const response = await fetch(input, sent)
  if (!response.headers.get('Content-Type')?.includes('json')) return response
  return new Response(toDeviceAddresses(await response.text()), response)
}

/** Makes the server's addresses in a JSON text absolute for the native shell; changes nothing in a browser. */
export function toDeviceAddresses(json: string): string {
  const origin = apiOrigin()
  if (!origin) return json
  return servedFolders.reduce((text, folder) => text.replaceAll(`"${folder}`, `"${origin}${folder}`), json)
}

function toServerAddresses(json: string, origin: string): string {
  return servedFolders.reduce((text, folder) => text.replaceAll(`"${origin}${folder}`, `"${folder}`), json)
}
