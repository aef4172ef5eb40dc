import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Clock } from './infra/clock.ts'
import { createCloudinary } from './infra/image-host/cloudinary/create-cloudinary.ts'
import { diskDerivedCache } from './infra/object-store/disk-derived-cache.ts'
import { diskObjectStore } from './infra/object-store/disk-object-store.ts'
import { objectDerivedCache } from './infra/object-store/object-derived-cache.ts'
import { createS3Addresses } from './infra/object-store/s3/create-s3-addresses.ts'
import { createS3Uploads } from './infra/object-store/s3/create-s3-uploads.ts'
import { openS3Objects } from './infra/object-store/s3/open-s3-objects.ts'
import { createAddressSigner } from './infra/object-store/sign-address.ts'
import type { Services } from './infra/services.ts'

type ComposedObjects = Pick<Services, 'objects' | 'addresses' | 'derived' | 'directUploads' | 'outsideHost'>

interface ObjectParts {
  config: Config
  clock: Clock
  /** Signs addresses of this server. */
  secret: string
}

/** Pictures in the data folder or in a bucket, hosted here or at Cloudinary. */
export async function composeObjects({ config, clock, secret }: ObjectParts): Promise<ComposedObjects> {
  const { settings, objectStore: account, imageHost, dataFolder } = config
  const lifetimeMs = settings.signedUrlMs
  const own = createAddressSigner({ secret, lifetimeMs, origin: config.addressOrigin })
  const outsideHost =
    imageHost &&
    createCloudinary({
      account: imageHost,
      clock,
      timeoutMs: settings.imageHostTimeoutMs,
      maxBytes: settings.uploadMaxBytes,
    })
  if (!account)
    return {
      objects: diskObjectStore(join(dataFolder, 'objects')),
      addresses: own,
      derived: diskDerivedCache(join(dataFolder, 'derived')),
      directUploads: undefined,
      outsideHost,
    }
  const patience = { attemptMs: settings.objectAttemptMs, totalMs: settings.objectTotalMs }
  const objects = await openS3Objects(account, patience)
  return {
    objects,
    addresses: account.downloads === 'direct' ? createS3Addresses({ account, lifetimeMs, own }) : own,
    derived: objectDerivedCache(objects),
    directUploads: account.uploads === 'direct' ? createS3Uploads(account) : undefined,
    outsideHost,
  }
}
