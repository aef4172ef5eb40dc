import { readFile } from 'node:fs/promises'
import type { Clock } from '../clock.ts'
import type { Random } from '../random.ts'
import { noSigner, type PictureSigner } from './picture-signer.ts'
import { readCredential } from './read-credential.ts'
import { signJpeg } from './sign-jpeg.ts'

export interface CredentialFiles {
  /** PEM file: the signing certificate first, then the ones that issued it. */
  certificateFile: string
  /** PEM file: the private key of the signing certificate. */
  keyFile: string
}

export interface SignerParts {
  /** Undefined means that nothing is signed. */
  files: CredentialFiles | undefined
  /** The product as the manifest names it. */
  productName: string
  clock: Clock
  random: Random
}

/** Reads certificate and key once; the error says which file is wrong and why. */
export async function openPictureSigner(parts: SignerParts): Promise<PictureSigner> {
  const { files, productName, clock, random } = parts
  if (!files) return noSigner
  const credential = readCredential({
    certificatePem: await read('C2PA_CERTIFICATE_FILE', files.certificateFile),
    keyPem: await read('C2PA_KEY_FILE', files.keyFile),
    now: clock.now(),
  })
  return {
    async sign(image) {
      if (image.mime !== 'image/jpeg') return image
      const instanceId = `xmp:iid:${random.uuid()}`
      return { ...image, bytes: await signJpeg({ bytes: image.bytes, credential, productName, instanceId }) }
    },
  }
}

async function read(variable: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new Error(`${variable} names a file that cannot be read: ${file}`, { cause })
  }
}
