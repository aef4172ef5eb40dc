export interface AppConfig {
  /** Whether a browser may open the app for development. */
  previewAllowed: boolean
}

/** What the server says of this deployment; without an answer nothing is allowed. */
export async function readAppConfig(): Promise<AppConfig> {
  try {
    const response = await fetch('/app-config.json')
    const { previewAllowed } = (await response.json()) as Partial<AppConfig>
    return { previewAllowed: previewAllowed === true }
  } catch {
    // The native shell and a plain file server have no such file.
    return { previewAllowed: false }
  }
}
