import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findPackage } from '../find-package.ts'
import { models } from '../models.ts'

/** A convolution with the affine layer after it folded in. */
export interface ConvolutionWeights {
  kernelPx: number
  channelsIn: number
  channelsOut: number
  /** Output channels in fours: [channelsOut / 4][kernel row][kernel column][channel in][4]. */
  weights: Float64Array
  bias: Float64Array
}

export interface DescriptorWeights {
  convolution(name: string): ConvolutionWeights
  /** The last, fully connected layer: [channels][128]. */
  output: Float32Array
}

interface Tensor {
  shape: number[]
  values: Float32Array
}

interface ManifestEntry {
  name: string
  shape: number[]
  quantization?: { scale: number; min: number }
}

let loaded: DescriptorWeights | undefined

/** Reads the dlib weights once per process; 64-bit numbers spare the loops a conversion per product. */
export function descriptorWeights(): DescriptorWeights {
  loaded ??= load()
  return loaded
}

function load(): DescriptorWeights {
  const tensors = readTensors()
  const tensor = (name: string) => {
    const found = tensors.get(name)
    if (!found) throw new Error(`The descriptor weights hold no ${name}.`)
    return found
  }
  const convolutions = new Map<string, ConvolutionWeights>()
  for (const key of tensors.keys())
    if (key.endsWith('/conv/filters')) {
      const name = key.slice(0, -'/conv/filters'.length)
      convolutions.set(
        name,
        fold({
          filters: tensor(key),
          bias: tensor(`${name}/conv/bias`).values,
          scale: tensor(`${name}/scale/weights`).values,
          shift: tensor(`${name}/scale/biases`).values,
        }),
      )
    }
  return {
    output: tensor('fc').values,
    convolution(name) {
      const found = convolutions.get(name)
      if (!found) throw new Error(`The descriptor weights hold no ${name}.`)
      return found
    },
  }
}

function readTensors(): Map<string, Tensor> {
  const { packageName, path } = models.faceDescriptor
  const manifestFile = join(findPackage(packageName), path)
  const [manifest] = parseManifest(readFileSync(manifestFile, 'utf8'))
  const bytes = Buffer.concat(manifest.paths.map((part) => readFileSync(join(dirname(manifestFile), part))))
  const tensors = new Map<string, Tensor>()
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
  return tensors
}

/** The file comes with an exactly pinned package, so its shape is known. */
function parseManifest(text: string): { paths: string[]; weights: ManifestEntry[] }[] {
  return JSON.parse(text)
}

interface Layer {
  filters: Tensor
  bias: Float32Array
  scale: Float32Array
  shift: Float32Array
}

function fold({ filters, bias, scale, shift }: Layer): ConvolutionWeights {
  const [kernelPx, , channelsIn, channelsOut] = filters.shape
  const taps = kernelPx * kernelPx * channelsIn
  const weights = new Float64Array(taps * channelsOut)
  for (let tap = 0; tap < taps; tap++)
    for (let out = 0; out < channelsOut; out++)
      weights[((out >> 2) * taps + tap) * 4 + (out & 3)] =
        filters.values[tap * channelsOut + out] * scale[out]
  return {
    kernelPx,
    channelsIn,
    channelsOut,
    weights,
    bias: Float64Array.from(bias, (value, out) => value * scale[out] + shift[out]),
  }
}
