import { PassThrough, pipeline, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { gatherData } from './gather-data.ts'

/** A zip of all that is kept of a device: data.json, and the pictures that it may see now, one in memory at a time. */
export async function exportData(
  services: Pick<Services, 'database' | 'objects' | 'clock' | 'log'>,
  device: DeviceActor,
): Promise<Readable> {
  const { objects, clock, log } = services
  const { data, files } = await gatherData(services, device)
  const mtime = clock.now()
  const archive = new PassThrough()
  const breakOff = (error: unknown) => archive.destroy(error instanceof Error ? error : undefined)
  const zip = new ZipFile()
  zip.on('error', breakOff)
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json', { mtime })
  // Pictures are compressed as they are; one that expired a moment ago is left empty.
  for (const { path, key } of files)
    zip.addReadStreamLazy(path, { mtime, compress: false }, (give) => {
      objects
        .get(key)
        .then((bytes) => give(undefined, Readable.from(bytes ? [bytes] : [], { objectMode: false })))
        .catch(breakOff)
    })
  zip.end()
  pipeline(zip.outputStream, archive, (err) => {
    if (err) log.info({ err }, 'export not taken to its end')
  })
  return archive
}
