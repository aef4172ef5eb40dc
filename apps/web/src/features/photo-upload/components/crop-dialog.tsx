import 'react-easy-crop/react-easy-crop.css'
import { limits, type PhotoFrame } from '@ever-after/contract'
import { Button, Dialog } from '@ever-after/ui'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { cropPicture } from '#platform/crop-picture.ts'
import { copy } from '../copy.ts'

export interface CropDialogProps {
  url: string
  /** Where the frame lies at first; the largest one in the middle when absent. */
  frame?: PhotoFrame
  /** Gets what the frame shows, and the frame. */
  onCrop: (file: File, frame: PhotoFrame) => void
  onCancel: () => void
  onFailed: () => void
}

const keyboardStepPx = 8

/** A 3:4 frame over the photo, zoom 1 to 3 in steps of 0.1; arrow keys move the photo. */
export function CropDialog({ url, frame, onCrop, onCancel, onFailed }: CropDialogProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(limits.cropZoomMin)
  const [area, setArea] = useState<{ shares: Area; box: Area }>()
  const done = async () => {
    if (area)
      await cropPicture({ url, box: area.box }).then((file) => onCrop(file, frameOf(area.shares)), onFailed)
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
          initialCroppedAreaPercentages={frame && areaOf(frame)}
          aspect={limits.cropWidthPx / limits.cropHeightPx}
          keyboardStep={keyboardStepPx}
          cropperProps={{ role: 'group', 'aria-label': copy.cropArea }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(shares, box) => setArea({ shares, box })}
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
          <Button disabled={!area} onClick={() => void done()}>
            {copy.cropDone}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** In percent, as the cropper counts. */
function areaOf({ x, y, width, height }: PhotoFrame): Area {
  return { x: x * 100, y: y * 100, width: width * 100, height: height * 100 }
}

function frameOf({ x, y, width, height }: Area): PhotoFrame {
  const share = (percent: number) => Math.min(1, Math.max(0, percent / 100))
  return {
    x: share(x),
    y: share(y),
    width: Math.min(share(width), 1 - share(x)),
    height: Math.min(share(height), 1 - share(y)),
  }
}
