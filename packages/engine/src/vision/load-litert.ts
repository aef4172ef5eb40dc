import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import { findPackage } from './find-package.ts'

type LiteRt = typeof import('@litertjs/core')

/** Names LiteRT reads or leaves on globalThis; Node has none of them. */
const browserGlobals = ['self', 'importScripts', 'ModuleFactory', 'Module'] as const
type BrowserGlobals = Partial<Record<(typeof browserGlobals)[number], unknown>>

let loading: Promise<LiteRt> | undefined

/** TensorFlow Lite in WebAssembly, loaded once per process from the installed package, without network or output. */
export function loadLiteRt(): Promise<LiteRt> {
  loading ??= load()
  return loading
}

/** LiteRT reports its start and each compiled model on the console; an engine process stays silent. */
export async function silently<T>(work: () => Promise<T>): Promise<T> {
  const spoken = { log: console.log, info: console.info, warn: console.warn, error: console.error }
  const nothing = () => undefined
  Object.assign(console, { log: nothing, info: nothing, warn: nothing, error: nothing })
  try {
    return await work()
  } finally {
    Object.assign(console, spoken)
  }
}

async function load(): Promise<LiteRt> {
  const globals: BrowserGlobals & object = globalThis
  const before: BrowserGlobals = Object.fromEntries(
    browserGlobals.filter((name) => name in globals).map((name) => [name, globals[name]]),
  )
  globals.self = globalThis
  globals.importScripts = runBrowserScript
  try {
    return await silently(async () => {
      const liteRt = await import('@litertjs/core')
      await liteRt.loadLiteRt(`${join(findPackage('@litertjs/core'), 'wasm')}/`)
      return liteRt
    })
  } finally {
    for (const name of browserGlobals) {
      if (name in before) globals[name] = before[name]
      else delete globals[name]
    }
  }
}

/** LiteRT's script is an Emscripten factory that expects CommonJS names around it and a global to leave itself on. */
function runBrowserScript(path: string): void {
  const source = `${readFileSync(path, 'utf8')}\n;globalThis.ModuleFactory = ModuleFactory;`
  const run = compileFunction(source, ['require', '__filename', '__dirname'], { filename: path })
  run(createRequire(import.meta.url), path, dirname(path))
}
