import { createPrivateKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const serviceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().refine(isKey, 'is not a private key in PEM'),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
})

/** The key of a Google service account, as its file has it. */
export type ServiceAccount = z.output<typeof serviceAccount>

/** Reads the file that Google's console gives for a service account; the error says what is wrong with it. */
export async function readServiceAccount(file: string): Promise<ServiceAccount> {
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new Error(`The FCM service account ${file} cannot be read.`, { cause })
  })
  const parsed = serviceAccount.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`)
  throw new Error(`The FCM service account ${file} is not usable. ${wrong.join('; ')}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema then says that it is no object.
    return undefined
  }
}

function isKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
