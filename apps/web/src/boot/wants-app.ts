interface Visit {
  native: boolean
  search: string
  /** What is stored under the flag that opens the app in a browser. */
  flag: string | null
}

/** Whether this visit is to the app; whether the deployment allows it is asked later, by the app itself. */
export function wantsApp({ native, search, flag }: Visit): boolean {
  if (import.meta.env.VITE_APP_PREVIEW === 'off') return native
  return native || new URLSearchParams(search).get('app') === 'preview' || flag === 'true'
}
