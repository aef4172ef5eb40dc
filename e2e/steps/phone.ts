import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'

interface Message {
  callbackId: string
  pluginId: string
  methodName: string
  options: Record<string, string>
}

export interface Phone {
  /** What the app asked of the phone, such as `Media.savePhoto`, with what it gave. */
  calls: { method: string; options: Record<string, string> }[]
  /** What the phone keeps for the app, whatever happens to its pages. */
  preferences: Map<string, string>
  /** Tells the app of something, such as a link that opened it. */
  send(page: Page, event: string, data: object): Promise<void>
}

/** Stands in for the phone behind Capacitor's own bridge script, which does not know the difference. */
export async function holdPhone(context: BrowserContext): Promise<Phone> {
  const calls: Phone['calls'] = []
  const preferences = new Map<string, string>()
  const listeners = new Map<string, string>()
  const plugins = pluginsOf(preferences)

  await context.exposeFunction('askPhone', ({ callbackId, pluginId, methodName, options }: Message) => {
    const method = `${pluginId}.${methodName}`
    if (methodName === 'addListener') listeners.set(`${pluginId}.${options.eventName}`, callbackId)
    const answer = plugins[pluginId]?.[methodName]
    if (!answer) return null
    calls.push({ method, options })
    return { success: true, data: answer(options) ?? {} }
  })
  await context.addInitScript({ content: await bridgeScript(plugins) })
  return {
    calls,
    preferences,
    async send(page, event, data) {
      const result = { callbackId: listeners.get(event), success: true, save: true, data }
      await page.evaluate(`Capacitor.fromNative(${JSON.stringify(result)})`)
    },
  }
}

type Plugins = Record<string, Record<string, (options: Record<string, string>) => unknown>>

function pluginsOf(preferences: Map<string, string>): Plugins {
  const albums: object[] = []
  return {
    App: {},
    FirebaseMessaging: {
      checkPermissions: () => ({ receive: 'granted' }),
      requestPermissions: () => ({ receive: 'granted' }),
      getToken: () => ({ token: 'token-of-this-phone' }),
    },
    InAppReview: { requestReview: () => ({}) },
    Media: {
      getAlbums: () => ({ albums }),
      createAlbum: ({ name }) => void albums.push({ name, identifier: 'album-1', type: 'user' }),
      savePhoto: () => ({ identifier: 'photo-1' }),
    },
    Preferences: {
      get: ({ key }) => ({ value: preferences.get(key) ?? null }),
      set: ({ key, value }) => void preferences.set(key, value),
      remove: ({ key }) => void preferences.delete(key),
    },
    PrivacyScreen: { enable: () => ({ success: true }), disable: () => ({ success: true }) },
  }
}

/** The iOS package's script between a message handler that asks this process and the list of plugins. */
async function bridgeScript(plugins: Plugins): Promise<string> {
  const iOS = createRequire(import.meta.url).resolve('@capacitor/ios/package.json')
  const own = await readFile(
    iOS.replace('package.json', 'Capacitor/Capacitor/assets/native-bridge.js'),
    'utf8',
  )
  const headers = Object.entries(plugins).map(([name, methods]) => ({
    name,
    methods: [
      ...Object.keys(methods).map((method) => ({ name: method, rtype: 'promise' })),
      { name: 'addListener' },
      { name: 'removeListener' },
    ],
  }))
  return `window.prompt = () => 'false'
    const postMessage = async (message) => {
      if (message.pluginId === 'Console') return
      const result = await window.askPhone(message)
      if (result) window.Capacitor.fromNative({ callbackId: message.callbackId, ...result })
    }
    window.webkit = { messageHandlers: { bridge: { postMessage } } }
    ${own}
    window.Capacitor.PluginHeaders = ${JSON.stringify(headers)}`
}
