import type { FaceBox, PhotoFrame } from '@ever-after/contract'
import { Button, Dialog } from '@ever-after/ui'
import { useState } from 'react'
import type { CropBox } from '#platform/crop-picture.ts'
import { copy } from '../copy.ts'
import { boxOf, frameAround, placeOf } from '../frame-around.ts'

/** A part of a photo, as a share of it and in px. */
export interface Cut {
  frame: PhotoFrame
  box: CropBox
}

interface FaceDialogProps {
  url: string
  /** From the left to the right. */
  faces: readonly FaceBox[]
  /** A face was tapped, and no other one can be. */
  isCutting: boolean
  /** Gets what is around the face that was tapped, and where there are two, what is around the other. */
  onChoose: (chosen: Cut, other?: Cut) => void
  onByHand: () => void
  onCancel: () => void
}

/** All of a photo with a button on every face. */
export function FaceDialog({ url, faces, isCutting, onChoose, onByHand, onCancel }: FaceDialogProps) {
  const [photo, setPhoto] = useState<{ widthPx: number; heightPx: number }>()
  const choose = (face: FaceBox) => {
    if (!photo) return
    const cuts = [face, ...faces.filter((other) => other !== face)].map((one) => {
      const frame = frameAround(one, { faces, ...photo })
      return { frame, box: boxOf(frame, photo) }
    })
    onChoose(cuts[0], cuts.length === 2 ? cuts[1] : undefined)
  }
  return (
    <Dialog title={copy.facesTitle} description={copy.facesHint} shape="full" onClose={onCancel}>
      <div aria-hidden="true" className="px-6 pt-[max(20px,env(safe-area-inset-top))] pb-4 text-center">
        <p className="font-serif text-[1.625rem]">{copy.facesTitle}</p>
        <p className="mt-1 text-sm text-soft-ink">{copy.facesHint}</p>
      </div>
      <div className="flex min-h-48 flex-1 items-center justify-center overflow-hidden bg-[#14100e]">
        <div className="relative">
          <img
            src={url}
            alt={copy.facesPhoto}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setPhoto({ widthPx: naturalWidth, heightPx: naturalHeight })
            }
            className="max-h-[calc(100dvh-280px)] w-auto max-w-full"
          />
          {photo &&
            faces.map((face, index) => (
              <button
                key={`${face.x} ${face.y}`}
                type="button"
                disabled={isCutting}
                aria-label={copy.face({ number: index + 1, count: faces.length, place: placeOf(face) })}
                onClick={() => choose(face)}
                style={{
                  left: `${(face.x + face.width / 2) * 100}%`,
                  top: `${(face.y + face.height / 2) * 100}%`,
                  width: `max(44px, ${face.width * 100}%)`,
                  height: `max(44px, ${face.height * 100}%)`,
                }}
                className="absolute -translate-x-1/2 -translate-y-1/2 rounded-[38%] border-2 border-white shadow-[0_0_0_2px_rgb(0_0_0/0.45)] outline-white outline-offset-4 transition duration-200 hover:bg-white/15"
              />
            ))}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 px-6 pt-3 pb-[max(24px,env(safe-area-inset-bottom))]">
        <Button look="quiet" className="px-3" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button look="quiet" className="px-3" onClick={onByHand}>
          {copy.byHand}
        </Button>
      </div>
    </Dialog>
  )
}
