import { gaussianBlur } from '../../pixels/blur.ts'
import { boxBlur } from '../../pixels/box-blur.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'
import { flood } from '../flood.ts'
import type { FaceOutline } from './face-outline.ts'
import type { HeadMasks } from './head-mask.ts'

export interface HandQuestion {
  view: HeadView
  outline: FaceOutline
  masks: HeadMasks
}

/** Skin of a body that hangs together with the neck is neck, chest or shoulder; the neck begins this far under the chin. */
const neckFromCm = 1.5
const neckHalfCm = 3
/** A hand this small is a patch of neck between hair and scarf, cm². */
const leastHandCm2 = 4
/** Cuffs, rings and the shadow of a hand lie within this of it, cm. */
const aroundCm = 0.7
const nearness = { from: 0.015, to: 0.06 }
/** What begins this near a hand is held by it, cm. */
const gripCm = 0.6
/** Hair that the network is this sure of stays, however near a hand. */
const sureHair = { from: 0.25, to: 0.55 }
/** A cap that a hand touches stays; less than this of it in a px is the hand's own edge. */
const sureHeadwear = 0.5

/** More hair than this share of the skin around it is no bald head's. */
const mostHairOfBald = 0.3

/**
 * Takes out what hands beside the face leave on a head: their outlines, rings and cuffs, and what they hold. In place;
 * the face stays, and the skull, where a hand leaves nothing but a hole. Answers where hands were, over 0; null without
 * any.
 */
export function dropHands({ view, outline, masks }: HandQuestion): Float32Array | null {
  const { widthPx, heightPx, pxPerCm, classes, headwear } = view
  const scalp = !headwear && isBald(view, outline) ? outline.scalp : null
  const skull = scalp ?? outline.skull
  const hands = findHands(view, outline, scalp)
  if (!hands) return null
  addHeld(view, hands)
  const near = gaussianBlur(hands, widthPx, heightPx, (aroundCm / 2) * pxPerCm, hands)
  for (let i = 0; i < near.length; i++) {
    if (near[i] < nearness.from || outline.inner[i] > 0 || skull[i] > 0.3) continue
    const kept = 1 - smoothstep(nearness.from, nearness.to, near[i])
    const hair = smoothstep(sureHair.from, sureHair.to, classes.hair[i])
    const share = Math.max(kept, hair, headwear ? smoothstep(sureHeadwear, 1, headwear.share[i]) : 0)
    masks.head[i] *= share
    masks.looseHair[i] *= share
    masks.under[i] *= share
  }
  return near
}

/** Whether skin as far as a scalp can reach is scalp: on hair it is a hand's. */
function isBald({ classes }: HeadView, { scalp }: FaceOutline): boolean {
  let [hair, skin] = [0, 0]
  for (let i = 0; i < scalp.length; i++) {
    hair += scalp[i] * classes.hair[i]
    skin += scalp[i] * (classes.faceSkin[i] + classes.bodySkin[i])
  }
  return hair < mostHairOfBald * skin
}

/** 1 where skin is that of a hand or an arm: body without a way to the neck; null when there is none. */
function findHands(view: HeadView, outline: FaceOutline, scalp: Float32Array | null): Float32Array | null {
  const { widthPx, heightPx, pxPerCm, mesh, classes, headwear } = view
  const isSkin = (i: number) => classes.bodySkin[i] > 0.5
  const [chinX, chinY] = pointOf(mesh, landmark.chin)
  const from: number[] = []
  for (let y = Math.round(chinY + neckFromCm * pxPerCm); y < heightPx; y++)
    for (let x = -neckHalfCm; x <= neckHalfCm; x++) {
      const column = Math.round(chinX + x * pxPerCm)
      if (column >= 0 && column < widthPx && isSkin(y * widthPx + column)) from.push(y * widthPx + column)
    }
  const body = flood({ widthPx, heightPx, from, isOpen: isSkin })
  const hands = new Float32Array(widthPx * heightPx)
  let area = 0
  for (let i = 0; i < hands.length; i++) {
    if (!isSkin(i) || body[i] > 0 || outline.inner[i] > 0) continue
    if (scalp && scalp[i] > 0.3) continue
    // Skin that a scarf encloses is the person's own.
    if (headwear && headwear.share[i] > 0.5) continue
    hands[i] = 1
    area++
  }
  return area > leastHandCm2 * pxPerCm ** 2 ? hands : null
}

/** Adds the things that hang together with a hand and are not worn on the head, in place. */
function addHeld({ widthPx, heightPx, pxPerCm, classes, headwear }: HeadView, hands: Float32Array): void {
  const isThing = (i: number) => classes.accessories[i] > 0.5 && !(headwear && headwear.share[i] > 0.5)
  const around = boxBlur({ source: hands, widthPx, heightPx, radiusPx: gripCm * pxPerCm })
  const from: number[] = []
  for (let i = 0; i < hands.length; i++) if (around[i] > 0 && isThing(i)) from.push(i)
  if (from.length === 0) return
  const held = flood({ widthPx, heightPx, from, isOpen: isThing })
  for (let i = 0; i < hands.length; i++) hands[i] = Math.max(hands[i], held[i])
}
