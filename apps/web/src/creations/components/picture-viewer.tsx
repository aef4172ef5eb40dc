import { classNames, Dialog, IconButton } from '@ever-after/ui'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch'
import { copy } from '../copy.ts'
import { usePictureSwipe } from '../use-picture-swipe.ts'
import type { Pages } from '../use-pictures.ts'
import { onPicture } from './on-picture.ts'

interface PictureViewerProps {
  url: string
  name: string
  /** Absent where there is only one. */
  pages?: Pages
  onClose: () => void
}

/** What a hand leaves of an enlargement when it pinches all of it away. */
const wholeScale = 1.01

/** One picture on all of the screen, to pinch, draw about and look at closely; a whole one turns over with a swipe, and leaves with one down. */
export default function PictureViewer({ url, name, pages, onClose }: PictureViewerProps) {
  const [enlarged, setEnlarged] = useState<string>()
  const isWhole = enlarged !== url
  const { offset, slideFrom, turn, handlers } = usePictureSwipe({ isWhole, pages, onClose })
  return (
    <Dialog title={name} shape="full" onClose={onClose}>
      <TransformWrapper
        key={url}
        minScale={1}
        maxScale={5}
        doubleClick={{ mode: 'toggle', step: 1.5 }}
        panning={{ disabled: isWhole }}
        onTransform={(_, { scale }) => setEnlarged(scale > wholeScale ? url : undefined)}
        centerOnInit
      >
        {({ zoomIn, zoomOut }) => (
          <div className="relative size-full min-h-0 flex-1 overflow-hidden bg-black">
            <div
              {...handlers}
              className={classNames(
                'size-full touch-none',
                slideFrom ? 'animate-slide-in' : 'animate-fade',
                !offset && 'transition-transform duration-200',
              )}
              style={{
                ['--slide-from' as string]: slideFrom,
                ...(offset && { transform: `translate(${offset.x}px, ${offset.y}px)` }),
              }}
            >
              <TransformComponent wrapperClass="size-full!" contentClass="size-full!">
                <img src={url} alt={name} draggable={false} className="size-full object-contain" />
              </TransformComponent>
            </div>
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
          </div>
        )}
      </TransformWrapper>
      {pages && <PageTurner {...pages} turn={turn} />}
    </Dialog>
  )
}

/** Stays while the picture above it changes, so that turning is told of and keeps the focus. */
function PageTurner({ number, all, hasPrevious, hasNext, turn }: Pages) {
  return (
    <div className="absolute inset-x-0 bottom-0 z-10 flex items-center justify-between p-3 pb-[max(12px,env(safe-area-inset-bottom))]">
      <IconButton
        label={copy.previous}
        aria-disabled={!hasPrevious}
        onClick={() => turn(-1)}
        className={`${onPicture} shrink-0 aria-disabled:opacity-40`}
      >
        <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
      <p role="status" className="text-center rounded-full bg-black/55 px-4 py-1.5 text-fine text-white">
        {copy.pictureOf(number, all)}
      </p>
      <IconButton
        label={copy.next}
        aria-disabled={!hasNext}
        onClick={() => turn(1)}
        className={`${onPicture} shrink-0 aria-disabled:opacity-40`}
      >
        <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  )
}
