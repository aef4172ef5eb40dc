import { Media } from '@capacitor-community/media'
import { brand } from '@ever-after/contract'

/**
 * Saves a picture to the album named after the product. An album needs access to the whole library; who
 * allows only adding, or only some photos, gets the picture in the library without it.
 */
export async function saveToAlbum(url: string): Promise<void> {
  const path = new URL(url, window.location.href).href
  const albumIdentifier = await openAlbum().catch(withoutAlbum)
  await Media.savePhoto(albumIdentifier ? { path, albumIdentifier } : { path })
}

/** Asks for the photo library; answers whether the album can be used. */
export async function requestLibrary(): Promise<boolean> {
  return Media.getAlbums().then(
    () => true,
    () => false,
  )
}

/** The phone allows two albums of one name, so it is made only when there is none. */
async function openAlbum(): Promise<string | undefined> {
  const known = await findAlbum()
  if (known) return known
  await Media.createAlbum({ name: brand.album })
  return findAlbum()
}

async function findAlbum(): Promise<string | undefined> {
  const { albums } = await Media.getAlbums()
  return albums.find(({ name, type }) => name === brand.album && type !== 'shared')?.identifier
}

/** Limited access is a person's choice; anything else is worth a line in the log. */
function withoutAlbum(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'accessDenied')) console.warn(error)
}
