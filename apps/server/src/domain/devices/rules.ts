/** A browser's installation id starts so; the native shell's does not. */
export function isBrowserInstallation(installationId: string): boolean {
  return installationId.startsWith('web-')
}
