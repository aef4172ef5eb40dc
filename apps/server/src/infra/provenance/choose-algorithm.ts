import type { KeyObject } from 'node:crypto'
import { CoseAlgorithmIdentifier } from '@trustnxt/c2pa-ts/cose'

export interface SigningAlgorithm {
  cose: CoseAlgorithmIdentifier
  /** Null where the algorithm hashes by itself. */
  hash: string | null
}

/** The algorithm that goes with a key; undefined for keys of other kinds. */
export function chooseAlgorithm({
  asymmetricKeyType,
  asymmetricKeyDetails,
}: KeyObject): SigningAlgorithm | undefined {
  if (asymmetricKeyType === 'ed25519') return { cose: CoseAlgorithmIdentifier.Ed25519, hash: null }
  if (asymmetricKeyType !== 'ec') return undefined
  switch (asymmetricKeyDetails?.namedCurve) {
    case 'prime256v1':
      return { cose: CoseAlgorithmIdentifier.ES256, hash: 'sha256' }
    case 'secp384r1':
      return { cose: CoseAlgorithmIdentifier.ES384, hash: 'sha384' }
    case 'secp521r1':
      return { cose: CoseAlgorithmIdentifier.ES512, hash: 'sha512' }
  }
}
