import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below this a compressed copy saves no packet. */
const worthwhileBytes = 1024

/** Puts a brotli and a gzip copy beside each text file that gains by it; the server sends the copy. */
export async function compressFiles(folder: string): Promise<void> {
  for (const file of globSync(['assets/*.{js,css}', 'service-worker.js'], { cwd: folder })) {
    const path = `${folder}/${file}`
    const bytes = await readFile(path)
    if (bytes.length < worthwhileBytes) continue
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality))
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
  }
}
