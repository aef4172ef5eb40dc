import {
  classifyRegion,
  describeFace,
  findFaces,
  judgeMaturity,
  judgePerson,
  judgeSmile,
  landmarkCount,
  lookAtEyes,
} from '../vision/index.ts'

/** Loads and compiles every model that understanding a photo needs. */
export async function warmUpVision(): Promise<void> {
  const grey = { widthPx: 256, heightPx: 256, data: new Uint8Array(256 * 256 * 3).fill(128) }
  await findFaces(grey)
  await classifyRegion({
    image: grey,
    region: { centreX: 128, centreY: 128, widthPx: 256, heightPx: 256, angleRad: 0 },
    withMirror: false,
  })
  const mesh = Float32Array.from({ length: landmarkCount * 3 }, (_, i) => (i * 37) % 256)
  await describeFace(grey, mesh)
  await judgePerson(grey, mesh)
  await judgeMaturity(grey, mesh)
  await lookAtEyes(grey, mesh)
  await judgeSmile(grey, mesh)
}
