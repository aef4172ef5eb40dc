import type { Builder, Offset } from 'flatbuffers'

export interface StoredTensor {
  shape: readonly number[]
  /** Absent where the network computes it. */
  data?: Float32Array | Int32Array
}

export interface Operator {
  name: keyof typeof kinds
  inputs: readonly number[]
  output: number
  options?: { padding?: number; stride?: number; sidePx?: number; activation?: number }
}

export interface Model {
  tensors: readonly StoredTensor[]
  operators: readonly Operator[]
  inputs: readonly number[]
  outputs: readonly number[]
}

/** Numbers and fields of TensorFlow Lite's schema, tensorflow/compiler/mlir/lite/schema/schema.fbs, version 3. */
const schemaVersion = 3
const fileIdentifier = 'TFL3'
export const activations = { none: 0, relu: 1, relu6: 3 } as const
const tensorTypes = { float: 0, int: 2 } as const
const kinds = {
  add: { code: 0, options: 11 },
  averagePool: { code: 1, options: 5 },
  convolve: { code: 3, options: 1 },
  convolveEach: { code: 4, options: 2 },
  maxPool: { code: 17, options: 5 },
  rectify: { code: 19, options: 0 },
  extend: { code: 34, options: 22 },
  average: { code: 40, options: 27 },
  dampen: { code: 54, options: 0 },
} as const
/** Of weights in the file, bytes. */
const alignment = 16

/** The bytes of a model. */
export function encodeModel(builder: Builder, { tensors, operators, inputs, outputs }: Model): Uint8Array {
  const names = [...new Set(operators.map(({ name }) => name))]
  const buffers = offsets(builder, [
    table(builder, 1, []),
    ...tensors.flatMap(({ data }) => (data ? [encodeBuffer(builder, data)] : [])),
  ])
  const codes = offsets(
    builder,
    names.map((name) => encodeCode(builder, kinds[name].code)),
  )
  const subgraph = table(builder, 5, [
    [0, 'offset', encodeTensors(builder, tensors)],
    [1, 'offset', ints(builder, inputs)],
    [2, 'offset', ints(builder, outputs)],
    [
      3,
      'offset',
      offsets(
        builder,
        operators.map((operator) => encodeOperator(builder, operator, names)),
      ),
    ],
  ])
  const model = table(builder, 8, [
    [0, 'int', schemaVersion],
    [1, 'offset', codes],
    [2, 'offset', offsets(builder, [subgraph])],
    [4, 'offset', buffers],
  ])
  builder.finish(model, fileIdentifier)
  // LiteRT wants an array that owns its memory from the first byte on.
  return new Uint8Array(builder.asUint8Array())
}

function encodeTensors(builder: Builder, tensors: readonly StoredTensor[]): Offset {
  let buffer = 0
  return offsets(
    builder,
    tensors.map(({ shape, data }, index) =>
      table(builder, 4, [
        [0, 'offset', ints(builder, shape)],
        [1, 'byte', data instanceof Int32Array ? tensorTypes.int : tensorTypes.float],
        // The first buffer is the empty one of all that is computed.
        [2, 'int', data ? ++buffer : 0],
        // LiteRT tells several outputs apart by their names.
        [3, 'offset', builder.createString(`${index}`)],
      ]),
    ),
  )
}

function encodeBuffer(builder: Builder, data: Float32Array | Int32Array): Offset {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  builder.prep(alignment, bytes.length)
  return table(builder, 1, [[0, 'offset', builder.createByteVector(bytes)]])
}

function encodeCode(builder: Builder, code: number): Offset {
  return table(builder, 4, [
    [0, 'byte', code],
    [2, 'int', 1],
    [3, 'int', code],
  ])
}

function encodeOperator(
  builder: Builder,
  { name, inputs, output, options }: Operator,
  names: readonly string[],
): Offset {
  const encoded = encodeOptions(builder, name, options)
  return table(builder, 5, [
    [0, 'int', names.indexOf(name)],
    [1, 'offset', ints(builder, inputs)],
    [2, 'offset', ints(builder, [output])],
    ...(encoded === undefined
      ? []
      : ([
          [3, 'byte', kinds[name].options],
          [4, 'offset', encoded],
        ] satisfies Field[])),
  ])
}

function encodeOptions(
  builder: Builder,
  name: Operator['name'],
  { padding = 0, stride = 1, sidePx = 1, activation = 0 }: NonNullable<Operator['options']> = {},
): Offset | undefined {
  const strides: Field[] = [
    [0, 'byte', padding],
    [1, 'int', stride],
    [2, 'int', stride],
  ]
  switch (name) {
    case 'convolve':
      return table(builder, 6, [...strides, [3, 'byte', activation], [4, 'int', 1], [5, 'int', 1]])
    case 'convolveEach':
      return table(builder, 7, [
        ...strides,
        [3, 'int', 1],
        [4, 'byte', activation],
        [5, 'int', 1],
        [6, 'int', 1],
      ])
    case 'maxPool':
    case 'averagePool':
      return table(builder, 6, [...strides, [3, 'int', sidePx], [4, 'int', sidePx]])
    case 'add':
      return table(builder, 1, [[0, 'byte', activation]])
    case 'average':
      return table(builder, 1, [[0, 'byte', 1]])
    case 'extend':
      return table(builder, 0, [])
    case 'rectify':
    case 'dampen':
      return undefined
  }
}

type Field = readonly [slot: number, type: 'byte' | 'int' | 'offset', value: number]

function table(builder: Builder, slots: number, fields: readonly Field[]): Offset {
  builder.startObject(slots)
  for (const [slot, type, value] of fields) {
    // Fields of a value of zero are written as well: no default of the schema is meant.
    if (type === 'byte') builder.addFieldInt8(slot, value, -1)
    else if (type === 'int') builder.addFieldInt32(slot, value, -1)
    else builder.addFieldOffset(slot, value, 0)
  }
  return builder.endObject()
}

function ints(builder: Builder, values: readonly number[]): Offset {
  builder.startVector(4, values.length, 4)
  for (const value of values.toReversed()) builder.addInt32(value)
  return builder.endVector()
}

function offsets(builder: Builder, values: readonly Offset[]): Offset {
  builder.startVector(4, values.length, 4)
  for (const value of values.toReversed()) builder.addOffset(value)
  return builder.endVector()
}
