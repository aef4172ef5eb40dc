import type { Hint } from '@ever-after/engine'

type HintCode = Hint['code']

/** What a person reads about a photo: what is the matter, and what helps. */
const words: Record<HintCode, string> = {
  face_small: 'The face is rather small. A photo from closer up gives a sharper picture.',
  face_too_small: 'The face is very small, so the picture may turn out soft. Please come closer.',
  turned: 'The face looks to the side. Looking towards the camera works better.',
  turned_away: 'The face looks far to the side. A photo that faces the camera works much better.',
  head_bowed: 'The head is bowed. Lifting the chin, with the camera at eye level, helps.',
  head_tipped: 'The chin is lifted. Holding the camera at eye level helps.',
  head_tilted: 'The head is tilted. We straighten it, but an upright photo looks more natural.',
  sideways: 'The photo lies on its side. Please turn it upright.',
  side_light: 'The light comes from one side. Facing a window gives softer light.',
  hard_side_light: 'One half of the face lies in shadow. Please face a window or step into the shade.',
  dark: 'The photo is a little dark. More light on the face helps.',
  too_dark: 'The photo is very dark. Please take it in daylight or near a window.',
  overexposed: 'The face is too bright and has lost its detail. Please step out of the direct sun.',
  black_and_white: 'The photo has no colour. A colour photo gives a truer picture.',
  eyes_covered: 'Dark glasses hide the eyes. A photo without them shows the person better.',
  eyes_shaded:
    'The hat shades the eyes. Pushing it back a little, or turning to the light, shows them better.',
  eyes_shut: 'The eyes look shut or look down. A photo with open eyes shows the person better.',
  looking_away: 'The eyes look to the side. Looking into the camera suits most pictures better.',
  mouth_open: 'The mouth is open. A smile, or closed lips, suits most pictures better.',
  head_cut_off: 'A part of the head is outside the photo. Please leave some room above the hair.',
  face_cut_off:
    'A part of the face is outside the photo. Please choose one that shows all of it, with the chin.',
  hands_near_head: 'A hand is close to the head. It may show in the picture.',
  hands_on_head: 'A hand covers a part of the head. Please choose a photo with the hands down.',
  face_covered: 'A hand covers the face. Please choose a photo that shows all of it.',
  hair_like_background: 'Hair and background look alike here. A plain wall of another colour helps.',
  blurred: 'The photo is blurred. Please hold still and tap the face to focus.',
  photo_of_picture: 'This looks like a picture of a picture. A photo of the person works better.',
  age_unsure: 'Our pictures are for adults. Is the person in this photo 18 or older?',
}

/** What cannot be mended by drawing asks for another photo. */
const blockWords: Partial<Record<HintCode, string>> = {
  turned_away: 'The face is seen from the side. Please choose a photo that faces the camera.',
  head_cut_off: 'Too much of the head is outside the photo. Please choose one that shows all of the hair.',
}

export function hintWords(code: HintCode, severity: Hint['severity']): string {
  return (severity === 'block' && blockWords[code]) || words[code]
}
