import type { CloudinaryAccount } from '../../image-host/cloudinary/cloudinary-account.ts'
import type { Examined } from '../finding.ts'
import { askService } from './ask-service.ts'

const part = 'Image host'

/** Cloudinary's own question for exactly this. */
export function cloudinaryPart({ uploadBase, cloudName, apiKey, apiSecret }: CloudinaryAccount): Examined {
  const key = Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')
  return {
    part,
    check: ({ signal }) =>
      askService({
        part,
        words: `Uploads go to Cloudinary, cloud ${cloudName}`,
        url: `${uploadBase}/v1_1/${cloudName}/ping`,
        headers: { authorization: `Basic ${key}` },
        keyVariable: 'CLOUDINARY_URL',
        signal,
      }),
  }
}
