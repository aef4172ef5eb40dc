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
  quantization?: { scale: number; min: number }
}

/** Reads a TensorFlow.js weights manifest and the files it names. */
export function readWeights({ packageName, path }: ModelFile): Weights {
  const manifestFile = join(findPackage(packageName), path)
  const [manifest] = parseManifest(readFileSync(manifestFile, 'utf8'))
  const bytes = Buffer.concat(manifest.paths.map((part) => readFileSync(join(dirname(manifestFile), part))))
  const tensors = new Map<string, WeightTensor>()
  let at = 0
  for (const { name, shape, quantization } of manifest.weights) {
    const count = shape.reduce((product, side) => product * side, 1)
    const values = new Float32Array(count)
    for (let i = 0; i < count; i++)
      values[i] = quantization
        ? bytes[at + i] * quantization.scale + quantization.min
        : bytes.readFloatLE(at + i * 4)
    at += quantization ? count : count * 4
    tensors.set(name, { shape, values })
  }
  return (name) => {
    const found = tensors.get(name)
    if (!found) throw new Error(`${path} holds no ${name}.`)
    return found
  }
}

/** The file comes with an exactly pinned package, so its shape is known. */
function parseManifest(text: string): { paths: string[]; weights: ManifestEntry[] }[] {
  return JSON.parse(text)
}
