import { App } from '@capacitor/app'

/** Calls back with every change of the app's state. */
export async function listenToState(listener: (isActive: boolean) => void): Promise<() => Promise<void>> {
  const { remove } = await App.addListener('appStateChange', ({ isActive }) => listener(isActive))
  return remove
}

/** Calls back with every link that opens the app; the shell keeps the one that started it until someone listens. */
export async function listenToLinks(listener: (url: string) => void): Promise<() => Promise<void>> {
  const { remove } = await App.addListener('appUrlOpen', ({ url }) => listener(url))
  return remove
}
