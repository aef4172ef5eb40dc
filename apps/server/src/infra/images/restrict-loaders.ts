import sharp from 'sharp'

/** Leaves only the decoders that uploads need; SVG, GIF, TIFF and the rest are off for the whole process. */
export function restrictLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  })
  // Uploads differ from each other, so libvips's cache of operations would only hold memory.
  sharp.cache(false)
  // Threads inside one picture cost more memory than they save time when several pictures come together.
  sharp.concurrency(1)
}
