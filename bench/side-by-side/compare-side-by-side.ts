import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadScene } from '@ever-after/art'
import { createEnginePool } from '@ever-after/engine'
import sharp from 'sharp'
import type { CouplePhotos, Style } from '../engine/couple-job.ts'
import { describeLoad } from '../figures/describe-machine.ts'
import type { Samples } from '../figures/samples.ts'
import { goalWords, timeRow } from '../figures/time-row.ts'
import { quantile } from '../quantile.ts'
import { installRival } from './install-rival.ts'
import { hasConvert, Rival } from './rival.ts'
import { takeTurns } from './take-turns.ts'

const rounds = 3
const goal = 4

/** Lines of a report: this engine and the rival over the same photos, taking turns, and how many times faster it is. */
export async function compareSideBySide(photos: CouplePhotos, styles: readonly Style[]): Promise<string[]> {
  if (!(await hasConvert()))
    return [
      '',
      "side by side: left out, since ImageMagick's convert is absent (Debian: apt-get install imagemagick)",
    ]
  const folder = await installRival()
  const files = await writeInputs(folder, photos, styles[0])
  const rival = new Rival(folder)
  const pool = createEnginePool()
  const { understood, matte, ours, theirs } = await takeTurns({ pool, rival, photos, styles, files, rounds })
  const peakMb = Math.round(rival.peakBytes / 2 ** 20)
  await Promise.all([pool.close(), rival.close()])
  return [
    '',
    `side by side with @imgly/background-removal-node 1.4.5 and ImageMagick, same photos, warm, ${describeLoad()}`,
    timeRow({ name: 'one photo: everything understood, ours', samplesMs: understood.wallMs }),
    timeRow({ name: 'one photo: the matte alone, theirs', samplesMs: matte.wallMs }),
    timeRow({ name: 'couple, new photos, ours', samplesMs: ours.wallMs }),
    timeRow({ name: 'couple, theirs', samplesMs: theirs.wallMs }),
    `times faster per matte: ${ratioWords(matte, understood)}`,
    `times faster per picture: ${ratioWords(theirs, ours)}`,
    `peak memory of their process: ${peakMb} MB`,
  ]
}

function ratioWords(theirs: Samples, ours: Samples): string {
  const [wall, cpu] = (['wallMs', 'cpuMs'] as const).map(
    (clock) => quantile(theirs[clock], 0.5) / quantile(ours[clock], 0.5),
  )
  const words = goalWords(wall >= goal, `≥ ${goal}`)
  return `${wall.toFixed(1)}  ${words}; ${cpu.toFixed(1)} times less processor time`
}

/** The photos as files, and a scene of ours as the JPEG a hobbyist would have. */
async function writeInputs(folder: string, photos: CouplePhotos, { recipe }: Style) {
  const pictures = join(folder, 'pictures')
  await mkdir(pictures, { recursive: true })
  const photoFiles: [string, string] = [join(pictures, 'one.jpg'), join(pictures, 'other.jpg')]
  await Promise.all(photos.map((photo, at) => writeFile(photoFiles[at], photo)))
  const sceneFile = join(pictures, 'scene.jpg')
  const { backgroundFile } = await loadScene(recipe.scene)
  await sharp(backgroundFile).resize(1200, 1600).jpeg({ quality: 92 }).toFile(sceneFile)
  return { photoFiles, sceneFile, targetFile: join(pictures, 'couple.jpg') }
}
