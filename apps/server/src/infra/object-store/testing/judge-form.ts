import { createHmac } from 'node:crypto'

interface PostedForm {
  contentType: string
  body: Buffer
  secret: string
}

export interface JudgedForm {
  refusal: 'AccessDenied' | 'SignatureDoesNotMatch' | 'EntityTooLarge' | undefined
  key: string
  file: Buffer
  redirect: string | undefined
}

type Condition = Record<string, string> | [string, string | number, string | number]

/** Judges a posted form by its policy, as the documentation of POST policies says. */
export async function judgeForm({ contentType, body, secret }: PostedForm): Promise<JudgedForm> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData()
  const fields = new Map<string, string>()
  // Whatever comes after the file is not read.
  for (const [name, value] of form) {
    if (name === 'file') break
    if (typeof value === 'string') fields.set(name.toLowerCase(), value)
  }
  const posted = form.get('file')
  const file = posted instanceof File ? Buffer.from(await posted.arrayBuffer()) : Buffer.alloc(0)
  return {
    refusal: refusalOf({ fields, sizeBytes: file.byteLength, secret }),
    key: fields.get('key') ?? '',
    file,
    redirect: fields.get('success_action_redirect'),
  }
}

interface Judging {
  fields: Map<string, string>
  sizeBytes: number
  secret: string
}

function refusalOf({ fields, sizeBytes, secret }: Judging): JudgedForm['refusal'] {
  const policy = fields.get('policy') ?? ''
  if (signatureOf(policy, { fields, secret }) !== fields.get('x-amz-signature'))
    return 'SignatureDoesNotMatch'
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as {
    expiration: string
    conditions: Condition[]
  }
  if (Date.parse(expiration) < Date.now()) return 'AccessDenied'
  const covered = new Set(['policy', 'x-amz-signature', 'bucket'])
  for (const condition of conditions) {
    if (Array.isArray(condition)) {
      const [, least, most] = condition
      if (sizeBytes < Number(least) || sizeBytes > Number(most)) return 'EntityTooLarge'
      continue
    }
    for (const [name, value] of Object.entries(condition)) {
      covered.add(name.toLowerCase())
      if (name !== 'bucket' && fields.get(name.toLowerCase()) !== value) return 'AccessDenied'
    }
  }
  return [...fields.keys()].every((name) => covered.has(name)) ? undefined : 'AccessDenied'
}

function signatureOf(policy: string, { fields, secret }: Omit<Judging, 'sizeBytes'>): string {
  const [, ...scope] = (fields.get('x-amz-credential') ?? '').split('/')
  let key: string | Buffer = `AWS4${secret}`
  for (const part of scope) key = createHmac('sha256', key).update(part).digest()
  return createHmac('sha256', key).update(policy).digest('hex')
}
