/** Landmark numbers of the MediaPipe face mesh; left and right are the viewer's. */
export const landmark = {
  noseTip: 1,
  betweenBrows: 9,
  foreheadTop: 10,
  chin: 152,
  leftEyeOuter: 33,
  leftEyeInner: 133,
  rightEyeInner: 362,
  rightEyeOuter: 263,
  leftCheek: 50,
  rightCheek: 280,
  leftTemple: 234,
  rightTemple: 454,
  leftEar: 93,
  rightEar: 323,
  leftEarLobe: 132,
  rightEarLobe: 361,
  leftJawAngle: 172,
  rightJawAngle: 397,
  leftOfChin: 176,
  rightOfChin: 400,
  leftMouthCorner: 61,
  rightMouthCorner: 291,
  upperLipTop: 0,
  upperLipInside: 13,
  lowerLipInside: 14,
  lowerLipBottom: 17,
} as const

/** The outline of the face, clockwise on the screen from the top of the forehead. */
export const faceOval: readonly number[] = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
]

/** Outlines of what is not skin in a face; left and right are the viewer's. */
export const faceFeatures = {
  leftEye: [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  rightEye: [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
  leftBrow: [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  rightBrow: [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
  lips: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146],
} as const

/** The lower edge of the face from temple to temple. */
export const jawLine: readonly number[] = [
  234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 454,
]

export const landmarkCount = 468

/** x and y of a landmark in a mesh of x, y, z triples. */
export function pointOf(mesh: Float32Array, index: number): [x: number, y: number] {
  return [mesh[index * 3], mesh[index * 3 + 1]]
}

/** The mean of some landmarks. */
export function centreOf(mesh: Float32Array, indices: readonly number[]): [x: number, y: number] {
  let x = 0
  let y = 0
  for (const index of indices) {
    x += mesh[index * 3]
    y += mesh[index * 3 + 1]
  }
  return [x / indices.length, y / indices.length]
}
