import { X509Certificate } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SignedTransactions } from './signed-transactions.ts'
import type { AppleApp } from './verify-transactions.ts'

export interface AppleFiles extends AppleApp {
  /** Folder with Apple's root certificates, DER or PEM. */
  rootsFolder: string
}

/** Reads Apple's root certificates once; the error says what is wrong with the folder. */
export async function openSignedTransactions({
  files,
  countsTestPurchases,
}: {
  files: AppleFiles | undefined
  countsTestPurchases: boolean
}): Promise<SignedTransactions | undefined> {
  if (!files) return undefined
  const roots = await readRoots(files.rootsFolder)
  // Loaded only where it is configured: the library is large.
  const { createTransactionVerifier } = await import('./verify-transactions.ts')
  return createTransactionVerifier({ app: files, roots, countsTestPurchases })
}

async function readRoots(folder: string): Promise<Buffer[]> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw new Error(`APPLE_ROOT_CERTIFICATES_DIR names a folder that cannot be read: ${folder}`, { cause })
  })
  const files = names.filter((name) => /\.(cer|crt|der|pem)$/i.test(name))
  if (files.length === 0)
    throw new Error(`APPLE_ROOT_CERTIFICATES_DIR holds no certificate (.cer, .crt, .der, .pem): ${folder}`)
  return Promise.all(files.map((name) => readRoot(join(folder, name))))
}

async function readRoot(file: string): Promise<Buffer> {
  const bytes = await readFile(file)
  try {
    return new X509Certificate(bytes).raw
  } catch (cause) {
    throw new Error(`This is no certificate: ${file}`, { cause })
  }
}
