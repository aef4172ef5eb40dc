export {
  type AskedPortraits,
  clearAskedPortraits,
  readAskedPortraits,
  writeAskedPortraits,
} from './asked-portraits.ts'
export { readWearsCovering, writeWearsCovering } from './coverings.ts'
export { type DressPhoto, readDressPhoto, writeDressPhoto } from './dress-photo.ts'
export { readFavouriteDresses, writeFavouriteDresses } from './favourite-dresses.ts'
export { forgetDevice } from './forget-device.ts'
export { useShowsOwn, writeShowsOwn } from './own-pictures.ts'
export { type Partner, readPartners, writePartners } from './partners.ts'
export {
  type CreationKind,
  clearRunningCreation,
  clearShownCreation,
  creationKinds,
  type RunningCreation,
  readRunningCreation,
  readShownCreation,
  writeRunningCreation,
  writeShownCreation,
} from './running-creation.ts'
export {
  readLaunchPaywall,
  rememberLaunchPaywall,
  rememberPaywallAnimation,
  wasPaywallAnimated,
} from './seen-paywalls.ts'
export { clearSelectedDress, readSelectedDress, writeSelectedDress } from './selected-dress.ts'
export {
  clearSelectedStyle,
  readLastStyle,
  readSelectedStyle,
  writeLastStyle,
  writeSelectedStyle,
} from './selected-style.ts'
export { readStance, writeStance } from './stance.ts'
export { readTaller, writeTaller } from './taller.ts'
export {
  clearUnansweredRequest,
  isRecent,
  markUnansweredAsTold,
  readRecentRequest,
  readUnansweredRequest,
  writeUnansweredRequest,
} from './unanswered-request.ts'
export { type KeptDraft, readUploadDraft, writeUploadDraft } from './upload-draft.ts'
