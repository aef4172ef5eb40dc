import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

export interface Content {
  /** Paths below the folder, parents before children. */
  folders: string[]
  files: string[]
}

/** What is made again by itself, belongs to a running process, or was never finished. */
const leftOut = [/^lock\.sqlite/, /^derived(\/|$)/, /^database\.creating-/, /^restoring(\/|$)/, /\.part$/]

/** Everything in a data folder that a backup keeps. */
export async function listContent(dataFolder: string): Promise<Content> {
  const content: Content = { folders: [], files: [] }
  await collect(dataFolder, '', content)
  return content
}

async function collect(root: string, below: string, content: Content): Promise<void> {
  const entries = await readdir(join(root, below), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (leftOut.some((shape) => shape.test(path))) continue
    if (entry.isDirectory()) {
      content.folders.push(path)
      await collect(root, path, content)
    } else if (entry.isFile()) content.files.push(path)
    else throw new Error(`${join(root, path)} is neither a file nor a folder; a backup would miss it.`)
  }
}
