export { useAffiliate } from './affiliate.ts'
export { fetchAppConfig, useAppConfig } from './app-config.ts'
export type { AppStatus } from './app-status.ts'
export { apiBase, authToken, call } from './call.ts'
export { preloadCatalogue, useCatalogue } from './catalogue.ts'
export type { DressInWords } from './catalogue-in-words.ts'
export { deviceReference } from './device-reference.ts'
export { useDressCatalogue } from './dress-catalogue.ts'
export { imageUrl } from './image-url.ts'
export { refreshOneTimeStatus, useOneTimeStatus } from './one-time-status.ts'
export {
  type Action,
  checkPermission,
  type PaywallTrigger,
  type Permission,
  permissionFor,
  type Refusal,
  triggerOfRefusal,
} from './permissions.ts'
export { usePhotoCompanies } from './photo-companies.ts'
export { picturesKey, signedAnswer } from './pictures.ts'
export { queryClient, queryOf } from './query-client.ts'
export { ledgerKey } from './read-again-after.ts'
export { appVersion, deviceId, ensureRegistered, registerAnew } from './register-device.ts'
export {
  clearStatus,
  fetchStatus,
  freshenStatus,
  lastStatus,
  refreshStatus,
  remainingChanges,
  showsBalance,
  unknownStatus,
  useAppStatus,
  useStatus,
} from './status.ts'
export { readTestGroup } from './test-group.ts'
