import { Dialog, IconButton } from '@ever-after/ui'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch'
import { copy } from '../copy.ts'
import { onPicture } from './on-picture.ts'

interface PictureViewerProps {
  url: string
  name: string
  /** Turns to the picture beside this one; absent where there is only one. */
  onTurn?: (by: 1 | -1) => void
  onClose: () => void
}

/** One picture on all of the screen, to pinch, draw about and look at closely. */
export default function PictureViewer({ url, name, onTurn, onClose }: PictureViewerProps) {
  return (
    <Dialog title={name} shape="full" onClose={onClose}>
      <TransformWrapper
        key={url}
        minScale={1}
        maxScale={5}
        doubleClick={{ mode: 'toggle', step: 1.5 }}
        centerOnInit
      >
        {({ zoomIn, zoomOut }) => (
          <div className="relative size-full min-h-0 flex-1 bg-black">
            <TransformComponent wrapperClass="size-full!" contentClass="size-full!">
              <img src={url} alt={name} draggable={false} className="size-full object-contain" />
            </TransformComponent>
            <div className="absolute inset-x-0 top-0 flex justify-between p-3 pt-[max(12px,env(safe-area-inset-top))]">
              <IconButton label={copy.close} onClick={onClose} className={onPicture}>
                <X aria-hidden="true" className="size-5" />
              </IconButton>
              <span className="flex gap-2">
                <IconButton label={copy.zoomOut} onClick={() => zoomOut()} className={onPicture}>
                  <ZoomOut aria-hidden="true" className="size-5" />
                </IconButton>
                <IconButton label={copy.zoomIn} onClick={() => zoomIn()} className={onPicture}>
                  <ZoomIn aria-hidden="true" className="size-5" />
                </IconButton>
              </span>
            </div>
            {onTurn && (
              <div className="absolute inset-x-0 bottom-0 flex justify-between p-3 pb-[max(12px,env(safe-area-inset-bottom))]">
                <IconButton label={copy.previous} onClick={() => onTurn(-1)} className={onPicture}>
                  <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
                </IconButton>
                <IconButton label={copy.next} onClick={() => onTurn(1)} className={onPicture}>
                  <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
                </IconButton>
              </div>
            )}
          </div>
        )}
      </TransformWrapper>
    </Dialog>
  )
}
