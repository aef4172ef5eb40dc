import {
  type Candidate,
  type EncodedImage,
  EngineError,
  type HostedJob,
  type Outcome,
  type Reference,
} from '@ever-after/engine'
import sharp from 'sharp'

/** What a hosted model is shown; the light engine has no matte to cut people out with. */
export function referencesOf(job: HostedJob): Reference[] {
  switch (job.kind) {
    case 'couple':
      return job.partners.map(({ photo: bytes }, index) => ({
        role: index === 0 ? 'partner1' : 'partner2',
        bytes,
      }))
    case 'dress': {
      const person: Reference = { role: 'person', bytes: job.person.photo }
      return 'photo' in job.dress ? [person, { role: 'garment', bytes: job.dress.photo }] : [person]
    }
    case 'portrait':
      return [{ role: 'person', bytes: job.person.photo }]
    case 'preview':
      return []
  }
}

/** The gate without vision: it decodes, measures, and takes whoever is red for the person. */
export async function judgePlain({ job, variant, bytes, ...drawn }: Candidate): Promise<Outcome> {
  const { widthPx, heightPx } = await decode(bytes)
  if (widthPx < 600 || Math.abs(heightPx / widthPx - 4 / 3) > 0.1)
    throw new EngineError('provider_unavailable', `The picture is ${widthPx} by ${heightPx} px.`, {
      reason: 'wrong_size',
    })
  const { channels } = await sharp(bytes).stats()
  const [red, green, blue] = channels.map(({ mean }) => mean)
  if (job.kind !== 'preview' && (red <= green || red <= blue))
    throw new EngineError('unlike', 'The picture shows somebody else.')
  const roles = variant ? (['master'] as const) : (['master', 'preview', 'thumb'] as const)
  return {
    images: await Promise.all(roles.map((role) => encode({ bytes, role, variant }))),
    report: {
      engine: drawn.provider,
      model: drawn.model,
      stagesMs: {},
      likeness: job.kind === 'preview' ? [] : [0.3],
      skinDeltaE: [],
      warnings: [],
      costUsd: drawn.costUsd,
    },
  }
}

async function decode(bytes: Uint8Array): Promise<{ widthPx: number; heightPx: number }> {
  try {
    const { info } = await sharp(bytes, { failOn: 'truncated' }).raw().toBuffer({ resolveWithObject: true })
    return { widthPx: info.width, heightPx: info.height }
  } catch (cause) {
    throw new EngineError('provider_unavailable', 'The picture does not decode.', {
      reason: 'not_an_image',
      cause,
    })
  }
}

interface Encoding {
  bytes: Uint8Array
  role: 'master' | 'preview' | 'thumb'
  variant: string | undefined
}

async function encode({ bytes, role, variant }: Encoding): Promise<EncodedImage> {
  const widthPx = { master: 900, preview: 600, thumb: 300 }[role]
  const heightPx = (widthPx * 4) / 3
  const resized = await sharp(bytes).resize(widthPx, heightPx, { fit: 'cover' }).jpeg().toBuffer()
  return {
    role,
    ...(variant && { variant }),
    bytes: resized,
    mime: 'image/jpeg',
    widthPx,
    heightPx,
  }
}
