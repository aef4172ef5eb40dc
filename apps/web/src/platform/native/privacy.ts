import { PrivacyScreen } from '@capacitor/privacy-screen'

export async function hide(): Promise<void> {
  await PrivacyScreen.enable({ ios: { blurEffect: 'light' } })
}

export async function reveal(): Promise<void> {
  await PrivacyScreen.disable()
}
