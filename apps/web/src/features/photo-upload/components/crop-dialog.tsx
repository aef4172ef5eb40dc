import 'react-easy-crop/react-easy-crop.css'
import { limits } from '@ever-after/contract'
import { Button, Dialog } from '@ever-after/ui'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { type CropBox, cropPicture } from '#platform/crop-picture.ts'
import { copy } from '../copy.ts'

interface CropDialogProps {
  url: string
  /** Gets the crop and how many px of the photo it was made of. */
  onCrop: (file: File, sourceHeightPx: number) => void
  onCancel: () => void
  onFailed: () => void
}

const keyboardStepPx = 8

/** A 3:4 frame over the photo, zoom 1 to 3 in steps of 0.1; arrow keys move the photo. */
export default function CropDialog({ url, onCrop, onCancel, onFailed }: CropDialogProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(limits.cropZoomMin)
  const [box, setBox] = useState<CropBox>()
  const done = async () => {
    if (box) await cropPicture({ url, box }).then((file) => onCrop(file, box.height), onFailed)
  }
  return (
    <Dialog title={copy.cropTitle} description={copy.cropHint} shape="full" onClose={onCancel}>
      <div aria-hidden="true" className="px-6 pt-[max(20px,env(safe-area-inset-top))] pb-4 text-center">
        <p className="font-serif text-[1.625rem]">{copy.cropTitle}</p>
        <p className="mt-1 text-sm text-soft-ink">{copy.cropHint}</p>
      </div>
      <div className="relative min-h-48 flex-1 overflow-hidden bg-[#14100e]">
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          minZoom={limits.cropZoomMin}
          maxZoom={limits.cropZoomMax}
          objectFit="cover"
          aspect={limits.cropWidthPx / limits.cropHeightPx}
          keyboardStep={keyboardStepPx}
          cropperProps={{ role: 'group', 'aria-label': copy.cropArea }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setBox(pixels)}
        />
      </div>
      <div className="flex flex-col gap-3 px-6 pt-3 pb-[max(24px,env(safe-area-inset-bottom))]">
        <label className="flex items-center gap-4 text-sm">
          {copy.zoom}
          <input
            type="range"
            min={limits.cropZoomMin}
            max={limits.cropZoomMax}
            step={limits.cropZoomStep}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
            className="h-11 flex-1 accent-rose"
          />
        </label>
        <div className="grid grid-cols-2 gap-3">
          <Button look="quiet" onClick={onCancel}>
            {copy.cancel}
          </Button>
          <Button disabled={!box} onClick={() => void done()}>
            {copy.cropDone}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
