import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findPackage } from '../find-package.ts'
import type { ModelFile } from '../models.ts'

export interface WeightTensor {
  shape: number[]
  values: Float32Array
}

/** The weights of a network by name, as TensorFlow.js packs them. */
export type Weights = (name: string) => WeightTensor

interface ManifestEntry {
  name: string
  shape: number[]
  quantization?: { dtype: 'float16' } | { dtype: 'uint8'; scale: number; min: number }
}

/** Reads a TensorFlow.js weights manifest, alone or inside a model, and the files it names. */
export function readWeights({ packageName, path }: ModelFile): Weights {
  const manifestFile = join(findPackage(packageName), path)
  const [manifest] = parseManifest(readFileSync(manifestFile, 'utf8'))
  const bytes = Buffer.concat(manifest.paths.map((part) => readFileSync(join(dirname(manifestFile), part))))
  const tensors = new Map<string, () => WeightTensor>()
  let at = 0
  for (const { name, shape, quantization } of manifest.weights) {
    const count = shape.reduce((product, side) => product * side, 1)
    const { bytesEach, read } = formatOf(quantization)
    const own = bytes.subarray(at, at + count * bytesEach)
    at += own.length
    // Read when asked for: a network may use half of what its file holds.
    tensors.set(name, () => ({ shape, values: read(own) }))
  }
  return (name) => {
    const found = tensors.get(name)
    if (!found) throw new Error(`${path} holds no ${name}.`)
    return found()
  }
}

function formatOf(quantization: ManifestEntry['quantization']): {
  bytesEach: number
  read: (bytes: Buffer) => Float32Array
} {
  switch (quantization?.dtype) {
    case undefined:
      return { bytesEach: 4, read: (bytes) => new Float32Array(ownMemory(bytes)) }
    case 'float16':
      return { bytesEach: 2, read: (bytes) => Float32Array.from(new Float16Array(ownMemory(bytes))) }
    case 'uint8':
      return {
        bytesEach: 1,
        read: (bytes) => new Float32Array(bytes).map((byte) => byte * quantization.scale + quantization.min),
      }
  }
}

/** A copy that begins where numbers of any size may begin. */
function ownMemory(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}

/** The file comes with an exactly pinned package, so its shape is known. */
function parseManifest(text: string): { paths: string[]; weights: ManifestEntry[] }[] {
  const parsed = JSON.parse(text)
  return Array.isArray(parsed) ? parsed : parsed.weightsManifest
}
