import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { root } from './root.ts'

/** Portraits inside the group photographs that an installed package ships; px of those pictures. */
const crops = [
  { name: 'partner1.jpg', source: 'sample6.jpg', left: 1440, top: 110, width: 480, height: 640 },
  { name: 'partner2.jpg', source: 'sample5.jpg', left: 1330, top: 270, width: 480, height: 640 },
]

/** Cuts the two portraits behind "Use sample photos" into a folder that is never committed, and answers the folder. */
export async function cutSamplePhotos(): Promise<string> {
  const folder = join(root, '.cache/sample-photos')
  mkdirSync(folder, { recursive: true })
  const packageFolder = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'))
  for (const { name, source, ...box } of crops) {
    const target = join(folder, name)
    if (existsSync(target)) continue
    await sharp(join(packageFolder, 'demo', source))
      .extract(box)
      .resize(600, 800)
      .jpeg({ quality: 95 })
      .toFile(target)
  }
  return folder
}
