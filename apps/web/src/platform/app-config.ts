export interface AppConfig {
  /** Whether a browser may open the app for development. */
  previewAllowed: boolean
  /** Addresses of two portraits to try with; none in production. */
  samplePhotos: readonly string[]
}

/** What the server says of this deployment; without an answer nothing is allowed. */
export async function readAppConfig(): Promise<AppConfig> {
  try {
    const response = await fetch('/app-config.json')
    const { previewAllowed, samplePhotos } = (await response.json()) as Partial<AppConfig>
    return { previewAllowed: previewAllowed === true, samplePhotos: samplePhotos ?? [] }
  } catch {
    // The native shell and a plain file server have no such file.
    return { previewAllowed: false, samplePhotos: [] }
  }
}
