import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A method's answer, from its options; what it throws rejects the call on the other side. */
type Method = (options: Record<string, unknown>) => unknown
export type NativePlugins = Record<string, Record<string, Method>>

export interface BridgeCall {
  plugin: string
  method: string
  options: Record<string, unknown>
}

interface BridgeMessage {
  callbackId: string
  pluginId: string
  methodName: string
  options: Record<string, unknown>
}

interface BridgeWindow {
  prompt?: unknown
  webkit?: unknown
  Capacitor?: {
    PluginHeaders?: { name: string; methods: { name: string; rtype?: string }[] }[]
    fromNative(result: object): void
  }
}

const listening = ['addListener', 'removeListener']
/** Some plugins have listeners of their own; they are called by the method's name. */
const isOwnListener = (method: string) => /^add.+Listener$/.test(method)

/**
 * Stands in for the phone behind Capacitor's own bridge: its real script from the iOS package talks to a
 * message handler that answers as the native side does. Call it before a plugin is imported.
 */
export function standNativeBridge(plugins: NativePlugins) {
  const calls: BridgeCall[] = []
  const listeners = new Map<string, string[]>()
  const scope = globalThis as BridgeWindow
  const answer = (callbackId: string, result: object) =>
    scope.Capacitor?.fromNative({ callbackId, ...result })

  const receive = async ({ callbackId, pluginId, methodName, options }: BridgeMessage) => {
    if (pluginId === 'Console') return
    calls.push({ plugin: pluginId, method: methodName, options })
    const event = `${pluginId}.${String(options.eventName)}`
    if (methodName === 'addListener') listeners.set(event, [...(listeners.get(event) ?? []), callbackId])
    if (isOwnListener(methodName)) return void listeners.set(`${pluginId}.${methodName}`, [callbackId])
    if (methodName === 'removeListener') {
      listeners.set(
        event,
        (listeners.get(event) ?? []).filter((id) => id !== options.callbackId),
      )
    }
    if (listening.includes(methodName)) return
    try {
      answer(callbackId, { success: true, data: await plugins[pluginId][methodName](options) })
    } catch (error) {
      const { message, code, data } = error as { message: string; code?: string; data?: object }
      answer(callbackId, { success: false, error: { message, code, data } })
    }
  }

  scope.webkit = {
    messageHandlers: { bridge: { postMessage: (message: BridgeMessage) => void receive(message) } },
  }
  // How the script asks the shell whether cookies and requests go through it; here they do not.
  scope.prompt = () => 'false'
  const bridgeFile = createRequire(import.meta.url).resolve(
    '@capacitor/ios/Capacitor/Capacitor/assets/native-bridge.js',
  )
  new Function(readFileSync(bridgeFile, 'utf8'))()
  if (!scope.Capacitor) throw new Error('The bridge did not stand.')
  scope.Capacitor.PluginHeaders = Object.entries(plugins).map(([name, methods]) => ({
    name,
    methods: [
      ...Object.keys(methods).map((method) =>
        isOwnListener(method) ? { name: method } : { name: method, rtype: 'promise' },
      ),
      ...listening.map((method) => ({ name: method })),
    ],
  }))

  return {
    calls,
    callsOf: (plugin: string) => calls.filter((call) => call.plugin === plugin),
    /** Sends an event as the native side does. */
    send(plugin: string, eventName: string, data: object) {
      for (const id of listeners.get(`${plugin}.${eventName}`) ?? [])
        answer(id, { success: true, save: true, data })
    },
  }
}
