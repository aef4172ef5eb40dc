import { mkdirSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { root } from './root.ts'

/** Portraits inside the group photographs that an installed package ships; px of those pictures. */
const crops = [
  { name: 'partner1.jpg', source: 'sample6.jpg', left: 75, top: 345, width: 480, height: 640 },
  { name: 'partner2.jpg', source: 'sample6.jpg', left: 580, top: 150, width: 480, height: 640 },
]

/** Cuts the two portraits behind "Use sample photos" into a folder that is never committed, and answers the folder. */
export async function cutSamplePhotos(): Promise<string> {
  const folder = join(root, '.cache/sample-photos')
  mkdirSync(folder, { recursive: true })
  const packageFolder = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'))
  for (const { name, source, ...box } of crops) {
    // Whoever reads it meanwhile has the whole of the former one.
    const unfinished = join(folder, `${process.pid}-${name}`)
    await sharp(join(packageFolder, 'demo', source))
      .extract(box)
      .resize(600, 800)
      .jpeg({ quality: 95 })
      .toFile(unfinished)
    renameSync(unfinished, join(folder, name))
  }
  return folder
}
