import { ApiError, type Thumbnail } from '@ever-after/contract'
import { Picture } from '@ever-after/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createTurns } from './in-turns.ts'
import { useIsNear } from './use-is-near.ts'

export interface Asked {
  /** Tells it from all others. */
  key: readonly unknown[]
  draw: (signal: AbortSignal) => Promise<Thumbnail>
}

interface OwnThumbnailProps {
  asked: Asked
  className?: string
  /** Said of it where it stands large. */
  note?: string
  /** It cannot be drawn at all. */
  onNone?: () => void
}

const inTurn = createTurns()

/**
 * What somebody's own photos look like there, over the catalogue's picture in a `relative` place, as soon as it is drawn. It
 * is asked for while it is on the screen or about to be, and given up when it scrolls out.
 */
export function OwnThumbnail(props: OwnThumbnailProps) {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useIsNear(place)
  return (
    <span ref={place} aria-hidden="true" className="pointer-events-none absolute inset-0">
      {isNear && <Drawn {...props} />}
    </span>
  )
}

function Drawn({ asked, className = '', note, onNone }: OwnThumbnailProps) {
  const { data } = useQuery({
    queryKey: ['thumbnail', ...asked.key],
    queryFn: ({ signal }) => inTurn(() => drawOrLeave(asked, signal), signal),
  })
  const tellNone = useEffectEvent(() => onNone?.())
  const isNone = data?.image === null
  const which = JSON.stringify(asked.key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of each picture that is asked for
  useEffect(() => {
    if (isNone) tellNone()
  }, [isNone, which])
  if (!data?.image) return null
  return (
    <>
      <Picture src={data.image} alt="" className={`size-full ${className}`} />
      {note && (
        <span className="absolute inset-x-0 bottom-3 flex justify-end pe-3 ps-[112px]">
          <span className="animate-fade rounded-[18px] bg-black/55 px-4 py-1.5 text-center text-fine text-white backdrop-blur">
            {note}
          </span>
        </span>
      )}
    </>
  )
}

/** What the server refuses for good stays as the catalogue shows it, and is not asked for again. */
async function drawOrLeave({ draw }: Asked, signal: AbortSignal): Promise<Thumbnail | null> {
  try {
    return await draw(signal)
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && !isPassing(error)) return null
    throw error
  }
}

/** Too many in an hour, a token that runs out, or a question that somebody may answer. */
function isPassing({ status, body }: ApiError): boolean {
  return status === 429 || status === 401 || body?.code === 'age_unconfirmed'
}
