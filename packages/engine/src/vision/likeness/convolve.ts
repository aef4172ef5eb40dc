import type { ConvolutionWeights } from './descriptor-weights.ts'

/** Activations of a network: rows, columns, channels. */
export interface Activations {
  heightPx: number
  widthPx: number
  channels: number
  values: Float64Array
}

export interface Convolution {
  input: Activations
  layer: ConvolutionWeights
  stride: 1 | 2
  /** Zero padding keeps the size at stride 1; without it the kernel stays inside. */
  isPadded: boolean
  isRectified: boolean
}

export function convolve({ input, layer, stride, isPadded, isRectified }: Convolution): Activations {
  const { kernelPx, channelsIn, channelsOut } = layer
  const source = isPadded ? pad(input, (kernelPx - 1) >> 1) : input
  const heightPx = Math.floor((source.heightPx - kernelPx) / stride) + 1
  const widthPx = Math.floor((source.widthPx - kernelPx) / stride) + 1
  const values = new Float64Array(heightPx * widthPx * channelsOut)
  const rowLength = source.widthPx * channelsIn
  for (let quad = 0; quad < channelsOut; quad += 4)
    for (let y = 0; y < heightPx; y++)
      convolveRow({
        source: source.values,
        from: y * stride * rowLength,
        rowLength,
        pixelStep: stride * channelsIn,
        layer,
        quad,
        target: values,
        to: y * widthPx * channelsOut + quad,
        widthPx,
        least: isRectified ? 0 : -Infinity,
      })
  return { heightPx, widthPx, channels: channelsOut, values }
}

interface RowConvolution {
  source: Float64Array
  from: number
  rowLength: number
  pixelStep: number
  layer: ConvolutionWeights
  quad: number
  target: Float64Array
  to: number
  widthPx: number
  least: number
}

/** Two px by four channels at a time: eight sums stay in registers. */
function convolveRow(row: RowConvolution): void {
  const { source, from, rowLength, pixelStep, target, to, widthPx, least, quad } = row
  const { kernelPx, channelsIn, channelsOut, weights, bias } = row.layer
  const kernelRow = kernelPx * channelsIn
  const firstWeight = quad * kernelPx * kernelRow
  const bias0 = bias[quad]
  const bias1 = bias[quad + 1]
  const bias2 = bias[quad + 2]
  const bias3 = bias[quad + 3]
  for (let x = 0; x < widthPx; x += 2) {
    const other = x + 1 < widthPx ? pixelStep : 0
    let a0 = bias0
    let a1 = bias1
    let a2 = bias2
    let a3 = bias3
    let b0 = bias0
    let b1 = bias1
    let b2 = bias2
    let b3 = bias3
    let weight = firstWeight
    for (let line = 0, start = from + x * pixelStep; line < kernelPx; line++, start += rowLength) {
      const end = start + kernelRow
      for (let i = start; i < end; i++, weight += 4) {
        const a = source[i]
        const b = source[i + other]
        const w0 = weights[weight]
        const w1 = weights[weight + 1]
        const w2 = weights[weight + 2]
        const w3 = weights[weight + 3]
        a0 += a * w0
        a1 += a * w1
        a2 += a * w2
        a3 += a * w3
        b0 += b * w0
        b1 += b * w1
        b2 += b * w2
        b3 += b * w3
      }
    }
    const first = to + x * channelsOut
    const second = other === 0 ? first : first + channelsOut
    target[first] = Math.max(a0, least)
    target[first + 1] = Math.max(a1, least)
    target[first + 2] = Math.max(a2, least)
    target[first + 3] = Math.max(a3, least)
    target[second] = Math.max(b0, least)
    target[second + 1] = Math.max(b1, least)
    target[second + 2] = Math.max(b2, least)
    target[second + 3] = Math.max(b3, least)
  }
}

function pad(input: Activations, marginPx: number): Activations {
  const { channels } = input
  const heightPx = input.heightPx + 2 * marginPx
  const widthPx = input.widthPx + 2 * marginPx
  const values = new Float64Array(heightPx * widthPx * channels)
  const rowLength = input.widthPx * channels
  for (let y = 0; y < input.heightPx; y++)
    values.set(
      input.values.subarray(y * rowLength, (y + 1) * rowLength),
      ((y + marginPx) * widthPx + marginPx) * channels,
    )
  return { heightPx, widthPx, channels, values }
}
