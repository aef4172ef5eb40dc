import { useState } from 'react'
import { deviceReference } from '#server-state'
import { type SiteSettings, useSiteSettings } from '../features/site/index.ts'

/** What the pages of text say inside the app, where a letter names the installation (decision A57). */
export function useInfoSettings(): SiteSettings {
  const [reference] = useState(() => deviceReference())
  return { ...useSiteSettings(), reference }
}
