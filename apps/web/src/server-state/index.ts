export { apiBase, authToken, call } from './call.ts'
export { useCatalogue } from './catalogue.ts'
export { imageUrl } from './image-url.ts'
export { queryClient } from './query-client.ts'
export { ensureRegistered, registerAnew } from './register-device.ts'
export {
  fetchStatus,
  mayChangeStyle,
  refreshStatus,
  remainingChanges,
  showsBalance,
  useStatus,
} from './status.ts'
