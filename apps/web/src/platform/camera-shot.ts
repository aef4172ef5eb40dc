import { limits } from '@ever-after/contract'

interface Size {
  width: number
  height: number
}

/** Takes the part of the running video that its element shows, the right way round, as a JPEG of quality 0.8. */
export async function takeShot(video: HTMLVideoElement): Promise<File> {
  const part = visiblePart({
    frame: { width: video.videoWidth, height: video.videoHeight },
    window: { width: video.clientWidth, height: video.clientHeight },
  })
  const canvas = document.createElement('canvas')
  canvas.width = part.width
  canvas.height = part.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures.')
  context.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, part.width, part.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', limits.cameraQuality)
  })
  if (!blob) throw new Error('The picture could not be encoded.')
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' })
}

/** The middle of a frame that fills a window of another shape, in px of the frame. */
export function visiblePart({ frame, window }: { frame: Size; window: Size }) {
  const scale = Math.max(window.width / frame.width, window.height / frame.height)
  const width = Math.round(scale > 0 ? window.width / scale : frame.width)
  const height = Math.round(scale > 0 ? window.height / scale : frame.height)
  return {
    x: Math.round((frame.width - width) / 2),
    y: Math.round((frame.height - height) / 2),
    width,
    height,
  }
}
