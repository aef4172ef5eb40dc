import type { FaceBox, PhotoFrame } from '@ever-after/contract'
import { useState } from 'react'
import { CropDialog, type CropDialogProps } from './crop-dialog.tsx'
import { FaceDialog } from './face-dialog.tsx'

interface FrameDialogProps extends CropDialogProps {
  /** Where a photo shows several people. */
  faces?: readonly FaceBox[]
}

/** The frame of a photo; where it shows several people somebody says first who is meant. */
export default function FrameDialog({ faces = [], ...crop }: FrameDialogProps) {
  const [chosen, setChosen] = useState<{ frame?: PhotoFrame }>()
  if (chosen) return <CropDialog {...crop} {...chosen} />
  if (faces.length < 2) return <CropDialog {...crop} />
  return (
    <FaceDialog
      url={crop.url}
      faces={faces}
      onChoose={(frame) => setChosen({ frame })}
      onByHand={() => setChosen({})}
      onCancel={crop.onCancel}
    />
  )
}
