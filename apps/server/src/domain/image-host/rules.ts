import type { Caller } from '../access/index.ts'

/** The one cloud of this host; part of every address. */
export const cloudName = 'ever-after'

const deviceFolders = ['hair-photos']
const operatorFolders = [
  ...deviceFolders,
  'wedding-styles',
  'wedding-styles/icons',
  'wedding-styles/previews',
]

/** Where an upload may go; undefined when the folder is not the caller's to use. */
export function chooseFolder(owner: Caller['kind'], wanted: string | undefined): string | undefined {
  const allowed = owner === 'operator' ? operatorFolders : deviceFolders
  return allowed.find((folder) => folder === (wanted ?? allowed[0]))
}

export interface HostedAddress {
  version: number | string
  publicId: string
}

/** The address under which a hosted picture is delivered, without the origin. */
export function deliveryPath({ version, publicId }: HostedAddress): string {
  return `/media/${cloudName}/image/upload/v${version}/${publicId}.jpg`
}
