import type { FaceBox, PhotoFrame } from '@ever-after/contract'
import { useState } from 'react'
import { cropPicture } from '#platform/crop-picture.ts'
import { CropDialog, type CropDialogProps } from './crop-dialog.tsx'
import { type Cut, FaceDialog } from './face-dialog.tsx'

/** One of a photo's people, cut out. */
export interface FacePicture {
  file: File
  frame: PhotoFrame
}

interface FrameDialogProps extends CropDialogProps {
  /** Where a photo shows several people. */
  faces?: readonly FaceBox[]
  /** Gets who was tapped, and of two people the other one. */
  onFace: (chosen: FacePicture, other?: FacePicture) => void
}

/** The frame of a photo; where it shows several people a tap says who is meant, or the frame is set by hand. */
export default function FrameDialog({ faces = [], onFace, ...crop }: FrameDialogProps) {
  const [isByHand, setByHand] = useState(faces.length < 2)
  const [isCutting, setCutting] = useState(false)
  if (isByHand) return <CropDialog {...crop} />
  const pictureOf = async ({ frame, box }: Cut) => ({
    frame,
    file: await cropPicture({ url: crop.url, box }),
  })
  const choose = async (chosen: Cut, other?: Cut) => {
    setCutting(true)
    try {
      onFace(await pictureOf(chosen), other && (await pictureOf(other)))
    } catch {
      // The person hears of it from whoever opened the dialog.
      crop.onFailed()
    }
  }
  return (
    <FaceDialog
      url={crop.url}
      faces={faces}
      isCutting={isCutting}
      onChoose={(chosen, other) => void choose(chosen, other)}
      onByHand={() => setByHand(true)}
      onCancel={crop.onCancel}
    />
  )
}
