import cloudinary from 'cloudinary'
import type { FastifyRequest } from 'fastify'

export interface Form {
  fields: Record<string, string | string[]>
  file: Buffer | undefined
}

/** A multipart form as this protocol writes it: a list is a name with brackets, several times. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  const fields: Form['fields'] = {}
  let file: Buffer | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') file = await part.toBuffer()
    else if (part.fieldname.endsWith('[]')) {
      const name = part.fieldname.slice(0, -2)
      fields[name] = [...(fields[name] ?? []), String(part.value)]
    } else fields[part.fieldname] = String(part.value)
  }
  return { fields, file }
}

/** Whether the host’s own kit would sign these parameters so. */
export function isSignedBy({ fields }: Form, { apiKey, apiSecret }: { apiKey: string; apiSecret: string }) {
  const { signature, api_key, ...signed } = fields
  return api_key === apiKey && signature === cloudinary.v2.utils.api_sign_request(signed, apiSecret)
}
