import type { ReactNode } from 'react'
import { type SiteCondition, type SiteSettings, siteConditions } from '../site-settings.ts'

interface WhenProps {
  name: SiteCondition
  settings: SiteSettings
  className?: string
  children: ReactNode
}

/** Shows its line where the condition holds; in a page drawn ahead the server decides. */
export function When({ name, settings, className, children }: WhenProps) {
  if (settings.isTemplate)
    return (
      // The server looks for these two attributes in this order.
      <p data-when={name} hidden className={className}>
        {children}
      </p>
    )
  return siteConditions(settings)[name] ? <p className={className}>{children}</p> : null
}
