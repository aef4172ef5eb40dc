export { judgeMaturity } from './age/judge-maturity.ts'
export { type ClassPlanes, emptyClassPlanes, pasteClasses } from './classes/class-planes.ts'
export { classifyRegion, classNames } from './classes/classify-region.ts'
export { decodePhoto } from './decode-photo.ts'
export { judgeSmile } from './expression/judge-smile.ts'
export { lookAtEyes } from './expression/look-at-eyes.ts'
export { type FoundFace, findFaces } from './faces/find-faces.ts'
export {
  centreOf,
  faceFeatures,
  faceOval,
  jawLine,
  landmark,
  landmarkCount,
  pointOf,
} from './faces/landmarks.ts'
export { describeFace } from './likeness/describe-face.ts'
export { likenessDistance, likenessLimit } from './likeness/likeness-distance.ts'
export { colourPlanes } from './matte/colour-planes.ts'
export { decontaminate } from './matte/decontaminate.ts'
export { applyModel, type ColourPlanes, GuidedFilter } from './matte/guided-filter.ts'
export { refineMatte } from './matte/refine-matte.ts'
export { judgePerson } from './person/judge-person.ts'
export { type FoundPose, findPose } from './pose/find-pose.ts'
