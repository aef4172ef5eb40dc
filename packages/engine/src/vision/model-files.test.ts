import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findPackage } from './find-package.ts'
import { type ModelFile, models } from './models.ts'

/** SHA-256 of the weights that every threshold of the engine was measured with. */
const recorded: Record<string, string> = {
  faceDetector: '3bc182eb9f33925d9e58b5c8d59308a760f4adea8f282370e428c51212c26633',
  faceMesh: 'c603fa6149219a3e9487dc9abd7a0c24474c77263273d24868378cdf40aa26d1',
  poseDetector: 'a63c614bef30d35947f13be361820b1e4e3bec9cfeebf4d11216a18373108e85',
  poseLandmarks: 'e9a5c5cb17f736fafd4c2ec1da3b3d331d6edbe8a0d32395855aeb2cdfd64b9f',
  personClasses: 'c6748b1253a99067ef71f7e26ca71096cd449baefa8f101900ea23016507e0e0',
  faceDescriptor: 'cbaffa501b0b9275a12b63357a6843e7e30c054e1c9151e1a5f879b26e32986b',
  faceBoxes: '888f744dffbc84f5f060d1f8427d9742341943a2dfaaf9205d10029b7e7a2955',
  faceAge: '74b60bf3ebf981bf4e661e9cca3a185614e10b25d797118b62e2a68d3ff2569f',
  faceYears: '5b83d49c0385d2e68a05122441b94226313677cae9fcc40b9587ad50079eb4df',
  faceExpression: '5b349c17c7836da506e03422cd6461c74085d8bb2713ad4114647dc5d28174c8',
  eyeContour: '49038ac9dcc09aa05474d91d98e9db5b47af4830929bcf102ed5a56bfbabb465',
}
/** Of those that a manifest names. */
const recordedBeside: [keyof typeof models, string, string][] = [
  [
    'faceDescriptor',
    'face_recognition_model.bin',
    'b413e420d6840b2775fba32008db6f3cddb07d485967fb42cfcf379c16a8c589',
  ],
  [
    'faceBoxes',
    'ssd_mobilenetv1_model.bin',
    '2835640602d53718aa6ae9a42896327eaa21beefed056c218d32ca7d79e1e2f8',
  ],
  ['faceAge', 'age_gender_model.bin', '49f92bbc0afef2342c4385e4a2b0acb6d7a727c6f0aa539499719a81acf9abaa'],
  ['faceYears', 'faceres.bin', '2c7d2d62b76c97528b736527aa09d310ea71743c9e3e79fb6c62d4b2d73af79b'],
  [
    'faceExpression',
    'face_expression_model.bin',
    '9a9840f2cf1f4c7eab95f197512569345c00d2426754d4608b92af30e0300f3d',
  ],
  ['eyeContour', 'iris.bin', 'd7f296d184274213d4642681ae186112cbbec77fd2ab066257d3c56a1940bc71'],
]
const named: [string, ModelFile, string][] = Object.entries(models).map(([name, model]) => [
  name,
  model,
  recorded[name],
])

test('a checksum is recorded for every model', () => {
  expect(Object.keys(recorded)).toEqual(Object.keys(models))
})

test.each(named)('the weights of %s are the ones that were measured', (_, model, checksum) => {
  expect(sha256(bytesOf(model))).toBe(checksum)
})

test.each(recordedBeside)(
  'the numbers of %s in %s are the ones that were measured',
  (model, name, checksum) => {
    const folder = dirname(fileOf(models[model]))

    expect(sha256(readFileSync(join(folder, name)))).toBe(checksum)
  },
)

test.each(named.filter(([, { path }]) => !path.endsWith('.json')))(
  '%s is a whole TensorFlow Lite file',
  (_, model) => {
    expect(bytesOf(model).subarray(4, 8).toString()).toBe('TFL3')
  },
)

test('models cut out of one file do not overlap in it', () => {
  const { faceDetector, faceMesh } = models

  expect(faceMesh.path).toBe(faceDetector.path)
  expect(faceMesh.bytes[1]).toBeLessThanOrEqual(faceDetector.bytes[0])
  expect(faceDetector.bytes[1]).toBeLessThanOrEqual(statSync(fileOf(faceDetector)).size)
})

test('every package of weights is pinned to one version', () => {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  )

  for (const { packageName } of Object.values(models)) {
    const installed: { version: string } = JSON.parse(
      readFileSync(join(findPackage(packageName), 'package.json'), 'utf8'),
    )
    expect(manifest.dependencies[packageName]).toBe(installed.version)
  }
})

function fileOf({ packageName, path }: ModelFile): string {
  return join(findPackage(packageName), path)
}

function bytesOf(model: ModelFile): Buffer {
  const file = readFileSync(fileOf(model))
  return model.bytes ? file.subarray(...model.bytes) : file
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
