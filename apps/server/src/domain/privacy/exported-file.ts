export interface ExportedFile {
  /** Where it lies in the archive. */
  path: string
  /** The stored object. */
  key: string
}

/** The file of an object in a folder of the archive, under its row's id. */
export function fileIn(folder: string, { id, key }: { id: string; key: string }): ExportedFile {
  return { path: `${folder}/${id}${key.slice(key.lastIndexOf('.'))}`, key }
}
