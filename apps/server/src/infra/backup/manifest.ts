import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

export const manifestName = 'manifest.json'
/** Where a backup keeps what the data folder holds. */
export const contentFolder = 'data'

/** A path that leads nowhere but below the folder it is joined to. */
const inside = z
  .string()
  .regex(/^[^/\0]+(\/[^/\0]+)*$/)
  .refine((path) => !path.split('/').includes('..'))

const manifestSchema = z.object({
  format: z.literal(1),
  product: z.string(),
  madeAt: z.iso.datetime(),
  /** Paths below the data folder, empty ones included: the database misses them otherwise. */
  folders: z.array(inside),
  files: z.array(
    z.object({ path: inside, sizeBytes: z.number().int().nonnegative(), sha256: z.hash('sha256') }),
  ),
})

/** What a backup holds, written last: a folder without it is none. */
export type Manifest = z.output<typeof manifestSchema>

export async function readManifest(source: string): Promise<Manifest> {
  const path = join(source, manifestName)
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`${source} is no backup: it has no ${manifestName}.`)
  const manifest = manifestSchema.safeParse(parse(text))
  if (!manifest.success)
    throw new Error(`${path} cannot be read: it is damaged, or of another release of this program.`)
  return manifest.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is no JSON fits no schema either.
    return undefined
  }
}
