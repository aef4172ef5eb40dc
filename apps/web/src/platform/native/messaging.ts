import { type PermissionState, registerPlugin } from '@capacitor/core'
import type { FirebaseMessagingPlugin } from '@capacitor-firebase/messaging'
import type { PushMessage, PushPermission } from '../push.ts'

/** Registered here and not by the package's own code, whose browser half wants the Firebase library. */
const FirebaseMessaging = registerPlugin<FirebaseMessagingPlugin>('FirebaseMessaging')

export async function readPermission(): Promise<PushPermission> {
  return permissionOf((await FirebaseMessaging.checkPermissions()).receive)
}

export async function askPermission(): Promise<PushPermission> {
  return permissionOf((await FirebaseMessaging.requestPermissions()).receive)
}

export async function listenForToken(onToken: (token: string) => void): Promise<void> {
  await FirebaseMessaging.addListener('tokenReceived', ({ token }) => onToken(token))
}

export async function fetchToken(): Promise<string> {
  return (await FirebaseMessaging.getToken()).token
}

export async function listenForTaps(onTap: (message: PushMessage) => void): Promise<() => Promise<void>> {
  const { remove } = await FirebaseMessaging.addListener(
    'notificationActionPerformed',
    ({ notification: { id, data } }) => onTap({ id, data: isRecord(data) ? data : {} }),
  )
  return remove
}

function permissionOf(state: PermissionState): PushPermission {
  return state === 'prompt-with-rationale' ? 'prompt' : state
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
