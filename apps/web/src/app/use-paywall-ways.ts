import { serverAddress } from '#platform/api-origin.ts'
import { openExternal } from '#platform/open-external.ts'
import { useAppConfig } from '#server-state'
import { routes } from './routes.ts'

/** Terms and privacy open beside the app, so that what is being bought stays where it is. */
export function usePaywallWays() {
  const { termsUrl } = useAppConfig()
  return {
    onTerms: () => openExternal(serverAddress(termsUrl)),
    onPrivacy: () => openExternal(serverAddress(routes.privacy)),
  }
}
