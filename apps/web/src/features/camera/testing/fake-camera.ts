import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'

export interface FakeTrack extends EventTarget {
  facing: string
  isStopped: boolean
  stop: () => void
}

interface FakeDevice {
  cameras?: number
  /** What getUserMedia rejects with, such as NotAllowedError. */
  refusal?: () => string | undefined
}

/** A device with cameras at the browser's boundary; gives what was asked of it and the tracks it opened. */
export function fakeCamera({ cameras = 1, refusal = () => undefined }: FakeDevice = {}) {
  const asked: MediaTrackConstraints[] = []
  const tracks: FakeTrack[] = []
  vi.stubGlobal('navigator', {
    ...window.navigator,
    userAgent: window.navigator.userAgent,
    mediaDevices: {
      getUserMedia: async ({
        video,
      }: {
        video: MediaTrackConstraints & { facingMode: { ideal: string } }
      }) => {
        asked.push(video)
        const name = refusal()
        if (name) throw new DOMException('No.', name)
        const track = trackOf(video.facingMode.ideal)
        tracks.push(track)
        return streamOf(track)
      },
      enumerateDevices: async () => [
        { kind: 'audioinput' },
        ...Array.from({ length: cameras }, () => ({ kind: 'videoinput' })),
      ],
    },
  })
  return { asked, tracks, live: () => tracks.filter(({ isStopped }) => !isStopped) }
}

/** The first picture of the camera arrives. */
export async function seePicture(): Promise<void> {
  await act(async () => undefined)
  fireEvent.loadedData(screen.getByLabelText<HTMLVideoElement>('Take Photo', { selector: 'video' }))
}

/** A canvas that draws and encodes, which the test's browser cannot; gives what was drawn and encoded. */
export function fakeCanvas() {
  const drawn: unknown[][] = []
  const encoded: unknown[][] = []
  const context = { drawImage: (...drawing: unknown[]) => void drawn.push(drawing) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, ...format) => {
    encoded.push(format)
    done(new Blob(['jpeg'], { type: 'image/jpeg' }))
  })
  return { drawn, encoded }
}

function trackOf(facing: string): FakeTrack {
  const track = Object.assign(new EventTarget(), {
    facing,
    isStopped: false,
    stop: () => {
      track.isStopped = true
    },
    getSettings: () => ({ facingMode: facing }),
  })
  return track
}

function streamOf(track: FakeTrack): MediaStream {
  const stream = new MediaStream()
  return Object.assign(stream, { getTracks: () => [track], getVideoTracks: () => [track] })
}
