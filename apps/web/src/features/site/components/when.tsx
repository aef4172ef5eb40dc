import type { ReactNode } from 'react'
import type { SiteSettings } from '../site-settings.ts'

const conditions = {
  preview: ({ previewAllowed }: SiteSettings) => previewAllowed,
  appStore: ({ appStoreUrl }: SiteSettings) => appStoreUrl !== null,
} as const

interface WhenProps {
  name: keyof typeof conditions
  settings: SiteSettings
  children: ReactNode
}

/** Shows its line where the deployment has the thing named; in a page drawn ahead the server decides. */
export function When({ name, settings, children }: WhenProps) {
  if (settings.isTemplate)
    return (
      <p data-when={name} hidden>
        {children}
      </p>
    )
  return conditions[name](settings) ? <p>{children}</p> : null
}
