import { useEffect, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import type { Shot } from '../model.ts'

/** The photo as it will be sent, and why it was refused when it was. */
export function ShotReview({ shot, refusal }: { shot: Shot; refusal: string | undefined }) {
  const [isUnseen, setUnseen] = useState(false)
  const frame = useRef<HTMLElement>(null)

  // Not one of the buttons: Enter, still held from the shutter, would press it.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])

  return (
    <figure ref={frame} tabIndex={-1} className="absolute inset-0 animate-fade bg-black outline-none">
      {isUnseen ? (
        <figcaption className="flex size-full items-center justify-center px-10 text-center text-white/80">
          {copy.unseen}
        </figcaption>
      ) : (
        <img
          src={shot.url}
          alt={copy.preview}
          onError={() => setUnseen(true)}
          className={`size-full ${shot.isChosen ? 'object-contain' : 'object-cover'}`}
        />
      )}
      {refusal && (
        <div
          role="alert"
          className="absolute inset-x-4 bottom-4 animate-rise rounded-card bg-card px-5 py-4 text-copy text-ink shadow-soft"
        >
          <p className="font-serif text-xl">{copy.uploadFailed}</p>
          <p className="mt-1 text-soft-ink">{refusal}</p>
        </div>
      )}
    </figure>
  )
}
