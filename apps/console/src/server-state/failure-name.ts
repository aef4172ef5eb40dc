/** How an operator reads why a picture failed or a photo was refused. */
const names: Record<string, string> = {
  no_face: 'No face found',
  too_many_faces: 'More than one person',
  not_a_person: 'No real person',
  under_age: 'Seems to show a child',
  too_dark: 'Too dark',
  age_unconfirmed: 'Adults not confirmed',
  turned_away: 'Face turned away',
  face_covered: 'Hand over the face',
  head_cut_off: 'Head cut off',
  face_cut_off: 'Face cut off',
  sideways: 'Lies on its side',
  not_an_image: 'Not an image',
  unsupported_image: 'Kind of file not supported',
  image_broken: 'File broken',
  file_too_large: 'File too large',
  image_too_many_pixels: 'Picture too large',
  image_too_narrow: 'Picture too narrow',
  photo_expired: 'Photo deleted before',
  no_hair: 'No hair found',
  dress_unusable: 'Dress photo unusable',
  unknown_scene: 'Setting missing',
  unknown_attire: 'Attire missing',
  unsafe: 'Not allowed',
  provider_unavailable: 'Provider not reachable',
  over_budget: 'Budget spent',
  timed_out: 'Took too long',
  deadline: 'Not begun in time',
  unlike: 'Not like the people',
  pose_impossible: 'Pose not possible',
  cancelled: 'Cancelled',
  engine_crashed: 'Engine crashed',
  interrupted: 'Interrupted by a restart',
  internal: 'Unknown error',
}

/** A code that is not known here reads as its own words. */
export function failureNameOf(code: string): string {
  return names[code] ?? code.replaceAll('_', ' ')
}
