import type { Trx } from '../../infra/database/database.ts'
import type { HostedName } from '../../infra/image-host/outside-host.ts'
import type { CleanImage } from '../../infra/images/read-upload.ts'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownerOf, Refusal } from '../access/index.ts'
import { expiryOf, uploadOnce } from '../photos/index.ts'
import { type Adoption, requestOf } from './adoption.ts'
import { prepareHosted } from './prepare-hosted.ts'
import { chooseFolder } from './rules.ts'

/**
 * Makes a photo of a picture that the caller uploaded to the outside host by itself. The host does not say who uploaded
 * it, so a picture goes to the first who names it, was issued a target a short while ago, and has not used it yet.
 * Undefined when there is no such picture, or somebody has it already.
 */
export async function claimImage(
  services: Services,
  caller: Caller,
  adoption: Adoption,
): Promise<string | undefined> {
  const { objectPath, originalUrl } = adoption
  const { outsideHost } = services
  const name = outsideHost?.nameOf(originalUrl)
  if (
    !outsideHost ||
    name?.publicId !== objectPath ||
    folderOf(objectPath) !== chooseFolder('device', undefined)
  )
    return undefined
  if (!(await isClaimable(services, caller, objectPath))) return undefined
  const bytes = await outsideHost.get(name)
  if (!bytes) return undefined
  const picture = { public_id: objectPath, object_key: null }
  const image = await prepareHosted(services, caller, { picture, bytes })
  const [{ id }] = await uploadOnce(services, caller, {
    ...requestOf(adoption),
    prepare: async () => [{ image, purpose: 'hair' }],
    alongside: (trx) => claim(services, trx, { caller, name, image }),
  })
  await outsideHost.claim(objectPath).catch((err: unknown) => {
    // It has its row; the sweep over what is left over marks it later.
    services.log.warn({ err }, 'a claimed picture was not marked')
  })
  return id
}

function folderOf(publicId: string): string {
  return publicId.slice(0, publicId.lastIndexOf('/'))
}

/** Before anything is read from the host. */
async function isClaimable(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: Caller,
  publicId: string,
): Promise<boolean> {
  const known = await database.db
    .selectFrom('hosted_images')
    .select('public_id')
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  return !known && (await findPreset(database.db, { caller, now: clock.now() })) !== undefined
}

interface Claim {
  caller: Caller
  name: HostedName
  image: CleanImage
}

async function claim(
  { clock, random, settings }: Pick<Services, 'clock' | 'random' | 'settings'>,
  trx: Trx,
  { caller, name: { publicId, version }, image }: Claim,
): Promise<void> {
  const now = clock.now()
  const preset = await findPreset(trx, { caller, now })
  const used = preset
    ? await trx
        .deleteFrom('upload_presets')
        .where('preset_hash', '=', preset)
        .returning('preset_hash')
        .execute()
    : []
  if (used.length === 0) throw new Refusal('unknown_picture')
  const claimed = await trx
    .insertInto('hosted_images')
    .values({
      public_id: publicId,
      asset_id: random.uuid(),
      version,
      device_id: ownerOf(caller),
      folder: folderOf(publicId),
      object_key: null,
      width_px: image.widthPx,
      height_px: image.heightPx,
      size_bytes: image.bytes.byteLength,
      created_at: now,
      expires_at: expiryOf(now, settings.photoRetentionDays),
    })
    .onConflict((conflict) => conflict.column('public_id').doNothing())
    .returning('public_id')
    .execute()
  if (claimed.length === 0) throw new Refusal('unknown_picture')
}

async function findPreset(
  db: Pick<Trx, 'selectFrom'>,
  { caller, now }: { caller: Caller; now: Date },
): Promise<string | undefined> {
  const owner = ownerOf(caller)
  const row = await db
    .selectFrom('upload_presets')
    .select('preset_hash')
    .where('device_id', owner === null ? 'is' : '=', owner)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .executeTakeFirst()
  return row?.preset_hash
}
