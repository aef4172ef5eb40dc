import { createHash } from 'node:crypto'

/** A browser's installation id starts so; the native shell's does not. */
export function isBrowserInstallation(installationId: string): boolean {
  return installationId.startsWith('web-')
}

/**
 * What stays of the id of an installation that deleted its data. It tells nobody which one that was, except the
 * installation itself when it registers again, so that its free counters go on (decision A20).
 */
export function forgottenName(installationId: string): string {
  return `forgotten/${createHash('sha256').update(installationId).digest('hex')}`
}
