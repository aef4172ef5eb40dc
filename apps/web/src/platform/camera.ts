import { limits } from '@ever-after/contract'
import { duringSystemDialog } from './privacy-screen.ts'

/** The browser's names of the front and the rear camera. */
export type Facing = 'user' | 'environment'

export interface OpenedCamera {
  stream: MediaStream
  /** What the device says it opened, which may be another one than was wished for. */
  facing: Facing
  hasSeveral: boolean
}

/** Opens the wished-for camera or the nearest thing to it; rejects when there is none or it may not be used. */
export async function openCamera(wish: Facing): Promise<OpenedCamera> {
  // Absent on pages without https.
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices
  if (!devices?.getUserMedia) throw new DOMException('This device has no camera.', 'NotFoundError')
  const stream = await duringSystemDialog(() =>
    devices.getUserMedia({
      audio: false,
      video: {
        facingMode: { ideal: wish },
        width: { ideal: limits.cameraIdealWidthPx },
        height: { ideal: limits.cameraIdealHeightPx },
      },
    }),
  )
  const opened = stream.getVideoTracks()[0]?.getSettings?.().facingMode
  return {
    stream,
    facing: opened === 'user' || opened === 'environment' ? opened : wish,
    // Only after permission does a browser tell how many there are.
    hasSeveral: (await countCameras(devices)) > 1,
  }
}

/** Switches the camera and its light off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

async function countCameras(devices: MediaDevices): Promise<number> {
  const all = await devices.enumerateDevices().catch(() => [])
  return all.filter(({ kind }) => kind === 'videoinput').length
}
