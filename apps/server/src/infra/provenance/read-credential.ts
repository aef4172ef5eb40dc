import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { chooseAlgorithm, type SigningAlgorithm } from './choose-algorithm.ts'

export interface Credential {
  /** DER, the signing certificate first. */
  chain: readonly Uint8Array<ArrayBuffer>[]
  key: KeyObject
  algorithm: SigningAlgorithm
}

/** Purposes that readers accept of a signing certificate: documents, e-mail, C2PA claims. */
const purposes = ['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4', '1.3.6.1.4.1.62558.2.1']

/** Checks what every reader would check, so that a wrong file is noticed at the start and not by the first reader. */
export function readCredential({
  certificatePem,
  keyPem,
  now,
}: {
  certificatePem: string
  keyPem: string
  now: Date
}): Credential {
  const chain = parseChain(certificatePem)
  const [leaf] = chain
  const key = parseKey(keyPem)
  if (!leaf.checkPrivateKey(key))
    throw new Error('C2PA_KEY_FILE is not the key of the first certificate in C2PA_CERTIFICATE_FILE.')
  const problem = judgeLeaf(leaf, now) ?? judgeOrder(chain)
  if (problem) throw new Error(`C2PA_CERTIFICATE_FILE ${problem}.`)
  const algorithm = chooseAlgorithm(key)
  if (!algorithm)
    throw new Error('C2PA_KEY_FILE must hold an elliptic-curve key (P-256, P-384, P-521) or an Ed25519 key.')
  return { chain: chain.map(({ raw }) => new Uint8Array(raw)), key, algorithm }
}

function parseChain(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  if (blocks.length === 0) throw new Error('C2PA_CERTIFICATE_FILE holds no certificate in PEM form.')
  try {
    return blocks.map((block) => new X509Certificate(block))
  } catch (cause) {
    throw new Error('C2PA_CERTIFICATE_FILE holds a certificate that cannot be read.', { cause })
  }
}

function parseKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch (cause) {
    throw new Error('C2PA_KEY_FILE holds no private key in PEM form without a passphrase.', { cause })
  }
}

function judgeLeaf(leaf: X509Certificate, now: Date): string | undefined {
  if (leaf.checkIssued(leaf))
    return 'starts with a self-signed certificate; readers want one that a CA issued'
  if (leaf.ca) return 'starts with a CA certificate; the signing certificate must stand first'
  if (now < leaf.validFromDate) return `is valid only from ${leaf.validFrom}`
  if (now > leaf.validToDate) return `expired on ${leaf.validTo}`
  if (!leaf.keyUsage?.some((purpose) => purposes.includes(purpose)))
    return 'is not for signing: it needs the extended key usage emailProtection or documentSigning'
}

function judgeOrder(chain: readonly X509Certificate[]): string | undefined {
  const isInOrder = chain.every((certificate, index) => {
    const issuer = chain[index + 1]
    return !issuer || (certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey))
  })
  return isInOrder ? undefined : 'is out of order: each certificate must be issued by the next one'
}
