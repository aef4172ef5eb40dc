import { deviceId } from './register-device.ts'

/** The end of the installation's id: enough for the support to find it, too little to be it (decision A57). */
export function deviceReference(id: string = deviceId()): string {
  const end = id.slice(-8).toUpperCase()
  return `${end.slice(0, 4)}-${end.slice(4)}`
}
