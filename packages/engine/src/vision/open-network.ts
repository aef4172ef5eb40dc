import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPackage } from './find-package.ts'
import { loadLiteRt, silently } from './load-litert.ts'
import type { ModelFile } from './models.ts'

/** A compiled network of one input; outputs come in the order of the model file. */
export interface Network {
  run(input: Float32Array): Promise<Float32Array[]>
}

/** A TensorFlow Lite file, or what writes one from weights in another format. */
export type ModelSource = ModelFile | (() => Uint8Array)

const opened = new Map<ModelSource, Promise<Network>>()

/** Compiles a model once per process. */
export function openNetwork(model: ModelSource): Promise<Network> {
  const known = opened.get(model)
  if (known) return known
  const network = compile(model)
  opened.set(model, network)
  return network
}

async function compile(model: ModelSource): Promise<Network> {
  const { loadAndCompile, Tensor } = await loadLiteRt()
  const compiled = await silently(() =>
    loadAndCompile(typeof model === 'function' ? model() : readModel(model), { accelerator: 'wasm' }),
  )
  const [{ shape }] = compiled.getInputDetails()
  return {
    async run(input) {
      const tensor = new Tensor(input, shape)
      try {
        const outputs = await compiled.run(tensor)
        return outputs.map((output) => {
          const values = new Float32Array(output.toTypedArray())
          output.delete()
          return values
        })
      } finally {
        tensor.delete()
      }
    },
  }
}

function readModel({ packageName, path, bytes }: ModelFile): Uint8Array {
  const file = readFileSync(join(findPackage(packageName), path))
  // LiteRT wants an array that owns its memory from the first byte on.
  return new Uint8Array(bytes ? file.subarray(...bytes) : file)
}
