import { Builder } from 'flatbuffers'
import { activations, encodeModel, type Operator, type StoredTensor } from './encode-model.ts'
import type { WeightTensor } from './read-weights.ts'

/** One picture of features between two layers. */
export interface Features {
  readonly index: number
  readonly heightPx: number
  readonly widthPx: number
  readonly channels: number
}

export type Padding = 'same' | 'valid'
export type Activation = keyof typeof activations

export interface Convolution {
  /** [rows][columns][channels in][channels out], as TensorFlow has them. */
  filters: WeightTensor
  bias: Float32Array
  stride?: 1 | 2
  padding?: Padding
  activation?: Activation
}

export interface SeparableConvolution {
  /** [rows][columns][channels][1]. */
  depthwise: WeightTensor
  /** [1][1][channels in][channels out]. */
  pointwise: WeightTensor
  bias: Float32Array
}

export interface Pooling {
  sidePx: number
  stride: number
  padding: Padding
}

/** Lays the layers of a network one on another. */
export interface NetworkWriter {
  readonly input: Features
  convolve(input: Features, convolution: Convolution): Features
  /** Each channel by itself: filters of [rows][columns][channels][1]. */
  convolveEach(input: Features, convolution: Convolution): Features
  /** Each channel by itself, then across channels. */
  convolveSeparably(input: Features, convolution: SeparableConvolution): Features
  maxPool(input: Features, pooling: Pooling): Features
  averagePool(input: Features, pooling: Pooling): Features
  rectify(input: Features): Features
  /** Multiplies what is negative by a slope of its channel. */
  dampen(input: Features, slopes: Float32Array): Features
  /** Adds zeros: rows below, columns to the right, channels at the end. */
  extend(input: Features, to: Omit<Features, 'index'>): Features
  add(one: Features, other: Features, activation?: Activation): Features
  /** The mean of every channel. */
  average(input: Features): Features
  /** Of one px: [channels in][channels out]. */
  connect(input: Features, weights: WeightTensor, bias: Float32Array, activation?: Activation): Features
  /** The whole network as a TensorFlow Lite model. */
  finish(outputs: readonly Features[]): Uint8Array
}

const paddings = { same: 0, valid: 1 } as const

/**
 * Writes a network of 32-bit floats as a TensorFlow Lite model: some packages ship weights in another format,
 * and LiteRT runs a network an order of magnitude faster than loops in this language.
 */
export function writeNetwork(size: { sidePx: number; channels: number }): NetworkWriter {
  const tensors: StoredTensor[] = []
  const operators: Operator[] = []

  const store = (shape: readonly number[], data?: Float32Array | Int32Array): number =>
    tensors.push({ shape, ...(data && { data }) }) - 1
  const features = (heightPx: number, widthPx: number, channels: number): Features => ({
    index: store([1, heightPx, widthPx, channels]),
    heightPx,
    widthPx,
    channels,
  })
  const apply = (output: Features, operator: Omit<Operator, 'output'>): Features => {
    operators.push({ ...operator, output: output.index })
    return output
  }
  const pool = (name: 'maxPool' | 'averagePool') => (input: Features, pooling: Pooling) => {
    const { sidePx, stride, padding } = pooling
    const [heightPx, widthPx] = slide(input, sidePx, stride, padding)
    return apply(features(heightPx, widthPx, input.channels), {
      name,
      inputs: [input.index],
      options: { padding: paddings[padding], stride, sidePx },
    })
  }

  const convolve: NetworkWriter['convolve'] = (
    input,
    { filters, bias, stride = 1, padding = 'same', activation = 'none' },
  ) => {
    const [sidePx, , channelsIn, channelsOut] = filters.shape
    const [heightPx, widthPx] = slide(input, sidePx, stride, padding)
    const weights = store(
      [channelsOut, sidePx, sidePx, channelsIn],
      outputsFirst(filters.values, channelsOut),
    )
    return apply(features(heightPx, widthPx, channelsOut), {
      name: 'convolve',
      inputs: [input.index, weights, store([channelsOut], bias)],
      options: { padding: paddings[padding], stride, activation: activations[activation] },
    })
  }

  const convolveEach: NetworkWriter['convolveEach'] = (
    input,
    { filters, bias, stride = 1, padding = 'same', activation = 'none' },
  ) => {
    const [sidePx, , channels] = filters.shape
    const [heightPx, widthPx] = slide(input, sidePx, stride, padding)
    return apply(features(heightPx, widthPx, channels), {
      name: 'convolveEach',
      inputs: [input.index, store([1, sidePx, sidePx, channels], filters.values), store([channels], bias)],
      options: { padding: paddings[padding], stride, activation: activations[activation] },
    })
  }

  return {
    input: features(size.sidePx, size.sidePx, size.channels),
    convolve,
    convolveEach,
    convolveSeparably(input, { depthwise, pointwise, bias }) {
      const each = convolveEach(input, { filters: depthwise, bias: new Float32Array(input.channels) })
      return convolve(each, { filters: pointwise, bias })
    },
    maxPool: pool('maxPool'),
    averagePool: pool('averagePool'),
    rectify: (input) =>
      apply(features(input.heightPx, input.widthPx, input.channels), {
        name: 'rectify',
        inputs: [input.index],
      }),
    dampen: (input, slopes) =>
      apply(features(input.heightPx, input.widthPx, input.channels), {
        name: 'dampen',
        inputs: [input.index, store([1, 1, input.channels], slopes)],
      }),
    extend(input, { heightPx, widthPx, channels }) {
      const margins = [
        0,
        0,
        0,
        heightPx - input.heightPx,
        0,
        widthPx - input.widthPx,
        0,
        channels - input.channels,
      ]
      if (margins.every((margin) => margin === 0)) return input
      return apply(features(heightPx, widthPx, channels), {
        name: 'extend',
        inputs: [input.index, store([4, 2], Int32Array.from(margins))],
      })
    },
    add: (one, other, activation = 'none') =>
      apply(features(one.heightPx, one.widthPx, one.channels), {
        name: 'add',
        inputs: [one.index, other.index],
        options: { activation: activations[activation] },
      }),
    average: (input) =>
      apply(features(1, 1, input.channels), {
        name: 'average',
        inputs: [input.index, store([2], Int32Array.of(1, 2))],
      }),
    connect: (input, { shape: [channelsIn, channelsOut], values }, bias, activation) =>
      convolve(input, { filters: { shape: [1, 1, channelsIn, channelsOut], values }, bias, activation }),
    finish: (outputs) =>
      encodeModel(new Builder(1 << 20), {
        tensors,
        operators,
        inputs: [0],
        outputs: outputs.map(({ index }) => index),
      }),
  }
}

function slide(input: Features, sidePx: number, stride: number, padding: Padding): [number, number] {
  const steps = (lengthPx: number) =>
    padding === 'same' ? Math.ceil(lengthPx / stride) : Math.floor((lengthPx - sidePx) / stride) + 1
  return [steps(input.heightPx), steps(input.widthPx)]
}

function outputsFirst(values: Float32Array, channelsOut: number): Float32Array {
  const taps = values.length / channelsOut
  const turned = new Float32Array(values.length)
  for (let tap = 0; tap < taps; tap++)
    for (let out = 0; out < channelsOut; out++) turned[out * taps + tap] = values[tap * channelsOut + out]
  return turned
}
