import type { SiteSettings } from './site-settings.ts'

export interface InfoPageProps {
  settings: SiteSettings
  /** Given inside the app, where there is a screen to go back to. */
  onBack?: () => void
}
