/** `ask`: fit to use once the person has said that they are an adult. */
export type HintSeverity = 'info' | 'warn' | 'ask' | 'block'

export const hintCodes = [
  'face_small',
  'face_too_small',
  'turned',
  'turned_away',
  'head_bowed',
  'head_tipped',
  'head_tilted',
  'sideways',
  'side_light',
  'hard_side_light',
  'dark',
  'too_dark',
  'overexposed',
  'black_and_white',
  'eyes_covered',
  'eyes_shaded',
  'eyes_shut',
  'looking_away',
  'mouth_open',
  'head_cut_off',
  'face_cut_off',
  'hands_near_head',
  'hands_on_head',
  'face_covered',
  'hair_like_background',
  'blurred',
  'photo_of_picture',
  'age_unsure',
] as const
export type HintCode = (typeof hintCodes)[number]

/** Something about a photo that may spoil the picture; value is in the unit of its threshold, and 0 where it is about who is shown. */
export interface Hint {
  code: HintCode
  severity: HintSeverity
  value: number
}
