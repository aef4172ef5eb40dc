import { isNative } from '#platform/is-native.ts'
import { moveComparison } from './move-comparison.ts'
import { openApp } from './open-app.ts'
import { wantsApp } from './wants-app.ts'

boot()

function boot(): void {
  const { app = '', styles = '', modules = '', flag = '' } = document.currentScript?.dataset ?? {}
  const visit = { native: isNative(), search: window.location.search, flag: readFlag(flag) }
  if (!wantsApp(visit)) {
    document.addEventListener('input', moveComparison)
    return
  }
  const listOf = (text: string) => text.split(' ').filter(Boolean)
  void openApp(document, { script: app, styles: listOf(styles), modules: listOf(modules) })
}

function readFlag(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    // A private window may forbid storage.
    return null
  }
}
