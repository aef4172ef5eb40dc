import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import loadReader, { WasmReader } from '@contentauth/c2pa-wasm'
import { z } from 'zod'

const status = z.object({ code: z.string() })
const report = z.object({
  active_manifest: z.string(),
  validation_state: z.string(),
  validation_results: z.object({ activeManifest: z.object({ failure: z.array(status) }) }),
  manifests: z.record(
    z.string(),
    z.object({
      claim_generator_info: z.array(z.object({ name: z.string() })).optional(),
      assertions: z.array(z.object({ label: z.string(), data: z.unknown() })),
      signature_info: z.object({ alg: z.string(), issuer: z.string().optional() }),
    }),
  ),
})

let reader: Promise<unknown> | undefined

/** What the reader of the Content Authenticity Initiative says of a JPEG; undefined when it finds no credentials. An authority that is named is trusted. */
export async function readCredentials(bytes: Uint8Array, authorityPem?: string) {
  reader ??= load()
  await reader
  const trust = authorityPem && JSON.stringify({ trust: { trust_anchors: authorityPem } })
  const found = await WasmReader.fromBytes('image/jpeg', bytes, trust).catch((error: unknown) => {
    if (String(error).includes('JumbfNotFound') || String(error).includes('no JUMBF data found'))
      return undefined
    throw error
  })
  if (!found) return undefined
  const text = found.json()
  const { active_manifest, manifests, validation_state, validation_results } = report.parse(JSON.parse(text))
  return {
    text,
    state: validation_state,
    failures: validation_results.activeManifest.failure.map(({ code }) => code),
    manifest: manifests[active_manifest],
  }
}

async function load(): Promise<void> {
  const file = fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))
  await loadReader({ module_or_path: await readFile(file) })
}
