/** An account at Cloudinary, or at a server that speaks its protocol. */
export interface CloudinaryAccount {
  cloudName: string
  apiKey: string
  apiSecret: string
  /** Where pictures are uploaded, without a slash at the end. */
  uploadBase: string
  /** Where they are delivered. */
  deliveryBase: string
  /** What the account is set to. */
  signatureAlgorithm: 'sha1' | 'sha256'
}
