/** A picture on the image host, which has one cloud or is Cloudinary's, with or without a transformation before its version. */
const hosted =
  /^((?:https:\/\/res\.cloudinary\.com\/[^/]+|(?:https?:\/\/[^/]+)?\/media\/ever-after)\/image\/upload\/)(?:[^/]+\/)*?(v\d+\/.+)$/

/** The same where the image host has a domain of its own, which the folders of the catalogue tell. */
const hostedAtOwnDomain =
  /^(https?:\/\/[^/]+\/[^/]+\/image\/upload\/)(?:[^/]+\/)*?(v\d+\/wedding-styles\/.+)$/

/** The square around the faces of a picture on the image host; of any other picture its own address. */
export function iconOfPicture(path: string): string {
  const [, upload, picture] = hosted.exec(path) ?? hostedAtOwnDomain.exec(path) ?? []
  return picture ? `${upload}c_fill,g_auto,w_200,h_200/${picture}` : path
}
