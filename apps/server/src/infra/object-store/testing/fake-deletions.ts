import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Objects that cannot be deleted: the store's code, and how often it says so. */
export type StuckObjects = Map<string, { code: string; times: number }>

interface Asked {
  objects: Map<string, unknown>
  stuck: StuckObjects
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Deletes what a DeleteObjects names; answers its XML, or undefined for a body that is not what was sent. */
export function deleteNamed({ objects, stuck, headers, body }: Asked): string | undefined {
  if (headers['content-md5'] !== createHash('md5').update(body).digest('base64')) return undefined
  const keys = [...String(body).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key)
  if (keys.length > 1000) return undefined
  const errors = keys.flatMap((key) => {
    const held = stuck.get(key)
    if (!held || held.times-- <= 0) {
      objects.delete(`/${key}`)
      return []
    }
    return `<Error><Key>${key}</Key><Code>${held.code}</Code><Message>${held.code}</Message></Error>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<DeleteResult>${errors.join('')}</DeleteResult>`
}
