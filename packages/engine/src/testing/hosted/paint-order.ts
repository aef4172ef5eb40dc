import { drawFlatPicture } from './draw-flat-picture.ts'
import type { FakeOpening, FakePainter } from './fake-provider.ts'
import type { Fault } from './faults.ts'
import type { Asked } from './protocols/protocol.ts'

interface Painters {
  painter: FakePainter
  otherPainter: FakeOpening['otherPainter']
  fault: Fault | undefined
}

/** A page that a proxy or a guard answers with. */
export const page = '<!doctype html><title>Just a moment</title><p>Checking your browser.</p>'

/** The picture of an order, with what is wrong about it. */
export async function paintOrder(
  asked: Asked,
  { painter, otherPainter = paintOther, fault }: Painters,
): Promise<Uint8Array> {
  switch (fault) {
    case 'not_a_picture':
      return Buffer.from(page)
    case 'wrong_size':
      return drawFlatPicture({ widthPx: 640, heightPx: 360 })
    case 'another_picture':
      return otherPainter(asked)
    case 'truncated': {
      const picture = await painter(asked)
      return picture.subarray(0, picture.byteLength / 2)
    }
    default:
      return painter(asked)
  }
}

function paintOther({ widthPx, heightPx }: Asked): Promise<Uint8Array> {
  return drawFlatPicture({ widthPx, heightPx, colour: '#335577' })
}
