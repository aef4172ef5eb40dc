import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { eyeInputPx, layEye } from '../../src/vision/expression/build-eye.ts'
import { cutEye } from '../../src/vision/expression/cut-eye.ts'
import { decodePhoto, findFaces } from '../../src/vision/index.ts'
import { writeNetwork } from '../../src/vision/networks/write-network.ts'
import { openNetwork } from '../../src/vision/open-network.ts'

// Reads the iris network's features of eyes: `node read-features.ts <photos.tsv> <features>`. A line of photos.tsv is id,
// file, class (shut or open), source, licence; <features>.bin gets a row of floats for each look, <features>.tsv its class.

/** As quick as at an upload. */
const maxSidePx = 1200
const eyes = ['left', 'right'] as const
const [, , listFile, target] = process.argv

/** A face is learned as it is, blurred, in other light, and looked at from closer and further. */
const looks: readonly ((eye: Sharp) => Promise<Sharp>)[] = [
  async (eye) => eye,
  (eye) => blurred(eye, 20),
  (eye) => blurred(eye, 12),
  async (eye) => eye.linear(0.5, 0),
  async (eye) => eye.linear(1.4, 10),
  async (eye) => eye.extract({ left: 4, top: 4, width: 56, height: 56 }).resize(eyeInputPx),
  async (eye) => resized(await eye.extend({ top: 5, bottom: 5, left: 5, right: 5, extendWith: 'copy' }), 74),
]

const network = await openNetwork(() => {
  const writer = writeNetwork({ sidePx: eyeInputPx, channels: 3 })
  const { lids, iris } = layEye(writer)
  return writer.finish([lids.features, iris.features])
})
for (const file of [`${target}.bin`, `${target}.tsv`]) writeFileSync(file, '')
for (const line of readFileSync(listFile, 'utf8').split('\n').filter(Boolean)) {
  const [id, file, kind] = line.split('\t')
  const image = await decodePhoto(readFileSync(file), maxSidePx)
  const [largest] = await findFaces(image)
  if (!largest) continue
  const cuts = eyes.map((eye) =>
    Uint8Array.from(cutEye(image, largest.mesh, eye).input, (value) => value * 255),
  )
  for (const [index, look] of looks.entries()) {
    const [left, right] = await Promise.all(cuts.map(async (cut) => read(await look(raw(cut, eyeInputPx)))))
    appendFileSync(`${target}.bin`, new Uint8Array(left.map((value, i) => (value + right[i]) / 2).buffer))
    appendFileSync(`${target}.tsv`, `${id}\t${kind}\t${index}\n`)
  }
}

async function read(eye: Sharp): Promise<Float32Array<ArrayBuffer>> {
  const [lids, iris] = await network.run(Float32Array.from(await eye.raw().toBuffer(), (byte) => byte / 255))
  return Float32Array.of(...lids, ...iris)
}

async function blurred(eye: Sharp, sidePx: number): Promise<Sharp> {
  return resized(eye.resize(sidePx), sidePx)
}

async function resized(eye: Sharp, sidePx: number): Promise<Sharp> {
  return raw(await eye.raw().toBuffer(), sidePx).resize(eyeInputPx)
}

function raw(bytes: Uint8Array, sidePx: number): Sharp {
  return sharp(bytes, { raw: { width: sidePx, height: sidePx, channels: 3 } })
}
