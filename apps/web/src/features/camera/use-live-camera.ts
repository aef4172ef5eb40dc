import { useEffect, useRef, useState } from 'react'
import { closeCamera, type Facing, type OpenedCamera, openCamera } from '#platform/camera.ts'
import { usePageShown } from './use-page-shown.ts'

export type CameraState = 'starting' | 'ready' | 'failed'
export type LiveCamera = ReturnType<typeof useLiveCamera>

/** Runs the camera into a video element while it is wanted and the page is shown; otherwise its light is off. */
export function useLiveCamera({ isWanted }: { isWanted: boolean }) {
  const [wish, setWish] = useState<Facing>('user')
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<CameraState>('starting')
  const [opened, setOpened] = useState<OpenedCamera>()
  const video = useRef<HTMLVideoElement>(null)
  const isShown = usePageShown()
  const isOn = isWanted && isShown

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same camera again
  useEffect(() => {
    if (!isOn) return
    const holder: { stream?: MediaStream; isLeft: boolean } = { isLeft: false }
    setState('starting')
    openCamera(wish).then(
      (camera) => {
        // The person may have left while the browser asked for permission.
        if (holder.isLeft) return closeCamera(camera.stream)
        holder.stream = camera.stream
        for (const track of camera.stream.getTracks())
          track.addEventListener('ended', () => setState('failed'), { once: true })
        setOpened(camera)
        if (video.current) video.current.srcObject = camera.stream
      },
      () => {
        if (!holder.isLeft) setState('failed')
      },
    )
    return () => {
      holder.isLeft = true
      if (holder.stream) closeCamera(holder.stream)
    }
  }, [isOn, wish, attempt])

  const facing = opened?.facing ?? wish
  return {
    video,
    state: isOn ? state : 'starting',
    isMirrored: facing === 'user',
    facing: wish,
    hasSeveral: opened?.hasSeveral ?? false,
    /** Called once the first picture stands in the video element. */
    onPicture: () => setState('ready'),
    switchFacing: () => setWish(wish === 'user' ? 'environment' : 'user'),
    restart: () => setAttempt(attempt + 1),
  }
}
