import { understandPhoto } from '../understand/understand-photo.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { type SampleFaceName, sampleFace } from './sample-faces.ts'

const known = new Map<SampleFaceName, Promise<UnderstoodPhoto>>()

/** A sample portrait, understood once for all test files of a process; it is only read. */
export function understoodSample(name: SampleFaceName): Promise<UnderstoodPhoto> {
  const photo = known.get(name) ?? sampleFace(name).then((bytes) => understandPhoto({ photo: bytes }))
  known.set(name, photo)
  return photo
}
