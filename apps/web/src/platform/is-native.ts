interface NativeBridge {
  isNativePlatform?: () => boolean
}

/** Whether the native shell's bridge is present; in-app browsers of social apps have none and count as browsers. */
export function isNative(
  scope: { Capacitor?: NativeBridge } = globalThis as { Capacitor?: NativeBridge },
): boolean {
  return scope.Capacitor?.isNativePlatform?.() === true
}
