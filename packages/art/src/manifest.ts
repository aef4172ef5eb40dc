/** A point in px of its plate, x to the right, y down. */
export type PlatePoint = readonly [number, number]

/** Stored 8-bit value v (0..1) decodes to linear light `max * v ** gamma`. */
export interface LightEncoding {
  max: number
  gamma: number
}

/** A backdrop with room for two people, drawn for a 3:4 portrait frame. */
export interface SceneManifest {
  name: string
  title: string
  /** Display-referred sRGB plates; the foreground has alpha and stands in front of the couple. */
  background: string
  foreground: string | null
  widthPx: number
  heightPx: number
  /** Side the main light comes from; `back` and `soft` suit either side of a face. */
  light: 'left' | 'right' | 'back' | 'soft'
  /** Linear-light gains that bring neutral attire and skin into the scene's light. */
  whiteBalance: readonly [number, number, number]
  /** Exposure of the attire plates in this scene. */
  exposure: number
  /** Share of blurred background light that wraps around the couple, 0..0.3. */
  lightWrap: number
  /** Share of the background's mean colour in the couple's tones, 0..0.1. */
  ambient: number
  /** Pixels of the full-width frame that stand for one metre where the couple stands. */
  pxPerMetre: number
  /** Height of a suit's neck pit above the frame's bottom, as fraction of frame height. */
  standFraction: number
}

/** A scene from further back, with ground for a couple from head to hem: light and tones are those of the scene. */
export type FullSceneManifest = Pick<
  SceneManifest,
  'name' | 'background' | 'widthPx' | 'heightPx' | 'pxPerMetre' | 'standFraction'
>

/** One garment on a body without a head, in two renders: skin albedo 0 (k0) and the skin's share (d = k1 - k0). */
export interface AttireManifest {
  name: string
  title: string
  kind: 'dress' | 'suit'
  /** WebP plates of the same size; k0 has the alpha channel and premultiplied colour. */
  k0: string
  d: string
  widthPx: number
  heightPx: number
  pxPerMetre: number
  encoding: LightEncoding
  /** Skin albedo of the k1 render: person = k0 + d * tint / skinReference, in linear light. */
  skinReference: readonly [number, number, number]
  anchors: {
    /** The pit of the neck, between the collar bones. */
    pit: PlatePoint
    chin: PlatePoint
    neckLeft: PlatePoint
    neckRight: PlatePoint
    shoulderLeft: PlatePoint
    shoulderRight: PlatePoint
  }
  /** Half width of the plate's neck at the anchors, px. */
  neckHalfPx: number
  /** Whether its cloth reaches up the neck; absent where the pit is bare. */
  coversNeck?: boolean
  /** Degrees the body is turned; positive turns to the viewer's right. */
  turnDeg: number
  /** Side on which the partner stands when the plate is not flipped. */
  partnerSide: 'left' | 'right' | 'either'
  light: 'left' | 'right'
  flippable: boolean
  /** Relative body width; 1 is the middle size. */
  fit: number
  /** Exposure factor against the scene's exposure. */
  exposure: number
}

/** Poses that are drawn from head to hem. */
export const fullPoses: readonly string[] = ['standing', 'walking']
/** Poses in which a hand of the one lies on the other. */
export const touchingPoses: readonly string[] = ['around-waist', 'embrace', 'one-bouquet', 'walking']

/** One partner in a pose for two. All plates of a pose have one frame and lie over each other as they are. */
export interface PairAttireManifest extends AttireManifest {
  pose: string
  /** The first of an unflipped pair stands on the left and behind, the second on the right and nearer. */
  place: PairPlace
  /** The row of the frame that stands at a scene's `standFraction`, px. */
  standY: number
  /** Whether a hand of the one lies on the other: the two cannot be moved apart or closer. */
  touches: boolean
  /** What of the first lies over the second, such as an arm: the same two renders of that part of the frame. */
  over: { k0: string; d: string; left: number; top: number } | null
}

export type PairPlace = 'first' | 'second'

/** A dressed person with head and hair, seen from behind; half of a couple in pictures without faces. */
export interface AttireBackManifest extends AttireManifest {
  /** Grey plate of what neutral hair adds: person += hair * tint / hairReference. */
  hair: string
  /** Hair albedo of the k1 render. */
  hairReference: number
}

/** A veil, a bouquet or another layer worn by one person; anchors in px of the plate. */
export interface AccessoryManifest {
  name: string
  title: string
  kind: 'veil'
  plate: string
  widthPx: number
  heightPx: number
  pxPerMetre: number
  encoding: LightEncoding
  anchors: { pit: PlatePoint }
}

/** A scarf that covers hair and neck and leaves an opening for the face; anchors in px of the plate. */
export interface CoveringManifest {
  name: string
  title: string
  kind: 'covering'
  /** Straight colour with alpha. */
  plate: string
  widthPx: number
  heightPx: number
  pxPerMetre: number
  encoding: LightEncoding
  anchors: {
    pit: PlatePoint
    chin: PlatePoint
    /** The middle of the face's opening. */
    opening: PlatePoint
  }
  /** Half axes of the opening, across and upright. */
  openingHalfPx: readonly [number, number]
  /** Exposure factor against the scene's exposure. */
  exposure: number
}
