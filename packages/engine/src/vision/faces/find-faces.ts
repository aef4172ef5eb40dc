import type { RgbImage } from '../../pixels/rgb-image.ts'
import { EngineError } from '../../spec/errors.ts'
import { areaOf, type Box, boxAround, overlap } from './box.ts'
import { detectCandidates, type FaceCandidate } from './detect-candidates.ts'
import { faceTiles } from './face-tiles.ts'
import { fitMesh } from './fit-mesh.ts'

export interface FoundFace {
  /** Around the mesh, px of the picture. */
  box: Box
  /** 468 landmarks as x, y, z, px of the picture. */
  mesh: Float32Array
  /** How sure the mesh network is, 0..1. */
  score: number
}

/** Plants and patterns reach 0.67; every face looked at is over 0.9. */
const leastMeshScore = 0.8
/** A mesh this sure lies on its face; a weaker one may hang between two faces and gives way to a better one. */
const sureMeshScore = 0.95
const sameFaceOverlap = 0.4
const mostFaces = 10
/** Once a face takes this share of a tile, others of at least half its size show in tiles of the same size. */
const largeInTile = 0.2
const limitMs = 5000

/**
 * Finds the faces of a picture, the largest first; smaller tiles are searched only until a large face has shown.
 * Rejects with an EngineError timed_out after five seconds of the processor, which a busy machine does not use up.
 */
export async function findFaces(image: RgbImage, clockMs = processorMs): Promise<FoundFace[]> {
  const checkTime = timeLimit(clockMs)
  const faces: FoundFace[] = []
  for (const [level, tiles] of faceTiles(image.widthPx, image.heightPx).entries()) {
    const candidates: FaceCandidate[] = []
    for (const tile of tiles) {
      checkTime()
      candidates.push(...(await detectCandidates(image, tile, level === 0)))
    }
    await addMeshes({ faces, image, candidates, checkTime })
    const isLarge = ({ box }: FoundFace) => box.bottom - box.top > largeInTile * tiles[0].heightPx
    if (level > 0 && faces.some(isLarge)) break
  }
  return faces.toSorted((a, b) => areaOf(b.box) - areaOf(a.box)).slice(0, mostFaces)
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function timeLimit(clockMs: () => number): () => void {
  const endMs = clockMs() + limitMs
  return () => {
    if (clockMs() > endMs) throw new EngineError('timed_out', 'Looking for faces took too long.')
  }
}

interface Fitting {
  faces: FoundFace[]
  image: RgbImage
  candidates: readonly FaceCandidate[]
  checkTime: () => void
}

async function addMeshes({ faces, image, candidates, checkTime }: Fitting): Promise<void> {
  const overlapping = (box: Box) => faces.filter((face) => overlap(face.box, box) > sameFaceOverlap)
  for (const candidate of likeliest(candidates)) {
    if (overlapping(candidate.box).some((face) => face.score > sureMeshScore)) continue
    checkTime()
    const { mesh, score } = await fitMesh(image, candidate)
    if (score <= leastMeshScore) continue
    const box = boxAround(mesh)
    const rivals = overlapping(box)
    if (rivals.some((rival) => rival.score >= score)) continue
    for (const rival of rivals) faces.splice(faces.indexOf(rival), 1)
    faces.push({ box, mesh, score })
  }
}

function likeliest(candidates: readonly FaceCandidate[]): FaceCandidate[] {
  const kept: FaceCandidate[] = []
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score))
    if (kept.every(({ box }) => overlap(box, candidate.box) <= sameFaceOverlap)) kept.push(candidate)
  return kept.slice(0, mostFaces * 2)
}
