import type { EncodedImage } from '@ever-after/engine'

/** Puts signed content credentials into finished pictures, where they are configured. */
export interface PictureSigner {
  /** The same image with credentials, or as it was where its format or the configuration allows none. */
  sign<Image extends Pick<EncodedImage, 'bytes' | 'mime'>>(image: Image): Promise<Image>
}

/** Used when no certificate is configured. */
export const noSigner: PictureSigner = { sign: async (image) => image }
