import { classNames } from '@ever-after/ui'
import { copy } from '../copy.ts'
import type { LiveCamera } from '../use-live-camera.ts'

/** What the camera sees, in the shape that is kept; the front camera looks back like a mirror. */
export function Viewfinder({ camera }: { camera: LiveCamera }) {
  const { video, state, isMirrored, onPicture } = camera
  const isReady = state === 'ready'
  return (
    <>
      <video
        ref={video}
        playsInline
        autoPlay
        muted
        aria-label={copy.title}
        onLoadedData={onPicture}
        className={classNames(
          'size-full object-cover transition-opacity duration-300',
          isMirrored && '-scale-x-100',
          !isReady && 'opacity-0',
        )}
      />
      <FaceGuide isBreathing={state === 'starting'} />
      {state === 'starting' && (
        <p aria-hidden="true" className="absolute inset-x-6 top-[44%] text-center text-white/80">
          {copy.starting}
        </p>
      )}
    </>
  )
}

/** Where the head goes, hair included. */
function FaceGuide({ isBreathing }: { isBreathing: boolean }) {
  return (
    <svg
      viewBox="0 0 300 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path
        fillRule="evenodd"
        className="fill-black/30"
        d="M-200-200h700v800h-700ZM150 52c-54 0-92 48-92 118 0 78 44 134 92 134s92-56 92-134c0-70-38-118-92-118Z"
      />
      <path
        className={classNames('fill-none stroke-white/80', isBreathing && 'animate-pulse')}
        strokeWidth="1.5"
        strokeDasharray="2 6"
        strokeLinecap="round"
        d="M150 52c-54 0-92 48-92 118 0 78 44 134 92 134s92-56 92-134c0-70-38-118-92-118Z"
      />
    </svg>
  )
}
