import { IconButton } from '@ever-after/ui'
import { Images, SwitchCamera } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { copy } from '../copy.ts'
import type { LiveCamera } from '../use-live-camera.ts'
import { FileChoice } from './file-choice.tsx'

interface ShutterBarProps {
  camera: LiveCamera
  onCapture: () => void
  onChoose: (file: File) => void
}

const round = 'size-13 bg-white/12 text-white hover:bg-white/25'

/** The shutter between the way to a file and, where there are several cameras, to the other one. */
export function ShutterBar({ camera, onCapture, onChoose }: ShutterBarProps) {
  const shutter = useRef<HTMLButtonElement>(null)
  const isReady = camera.state === 'ready'
  useShutterKeys({ isReady, onCapture })

  useEffect(() => {
    const { activeElement } = document
    const isFree = !activeElement || activeElement === document.body || activeElement.tagName === 'MAIN'
    if (isReady && isFree) shutter.current?.focus({ preventScroll: true })
  }, [isReady])

  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center justify-items-center">
      <FileChoice label={copy.choose} onChoose={onChoose} className={`rounded-full ${round}`}>
        <Images aria-hidden="true" className="size-6" />
      </FileChoice>
      <button
        ref={shutter}
        type="button"
        aria-label={copy.shutter}
        disabled={!isReady}
        onClick={onCapture}
        className="size-[72px] rounded-full border-4 border-white p-1 outline-offset-4 transition duration-200 ease-calm active:scale-95 disabled:opacity-40"
      >
        <span className="block size-full rounded-full bg-white" />
      </button>
      {camera.hasSeveral && (
        <IconButton
          label={copy.switchCamera[camera.facing]}
          onClick={camera.switchFacing}
          disabled={camera.state === 'starting'}
          className={round}
        >
          <SwitchCamera aria-hidden="true" className="size-6" />
        </IconButton>
      )}
    </div>
  )
}

/** Space and Enter take the photo from anywhere but a control that has its own use for them. */
function useShutterKeys({ isReady, onCapture }: { isReady: boolean; onCapture: () => void }) {
  useEffect(() => {
    if (!isReady) return
    const press = (event: KeyboardEvent) => {
      const isOfControl = event.target instanceof Element && event.target.closest('button, a, input, label')
      if (event.repeat || isOfControl || (event.key !== ' ' && event.key !== 'Enter')) return
      event.preventDefault()
      onCapture()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
