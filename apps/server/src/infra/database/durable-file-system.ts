import { fdatasyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface EmscriptenStream {
  /** File descriptor of the host; absent for streams that are no file. */
  nfd?: number
}

interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: EmscriptenStream) => number } }
}

/**
 * PGlite's own file system never flushes: its runtime's fsync does nothing. This one flushes for real.
 * It reaches into an internal hook, so the version of PGlite is pinned and a test counts the flushes.
 */
export class DurableNodeFS extends NodeFS {
  readonly #flush: (descriptor: number) => void

  constructor(folder: string, flush: (descriptor: number) => void = fdatasyncSync) {
    super(folder)
    this.#flush = flush
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const initial = await super.init(...args)
    const hooks = initial.emscriptenOpts.preRun
    if (!Array.isArray(hooks))
      throw new Error('PGlite has changed its start hooks; durability is not assured.')
    hooks.push((module: object) => {
      nodeFileSystemOf(module).stream_ops.fsync = ({ nfd }) => {
        if (nfd != null) this.#flush(nfd)
        return 0
      }
    })
    return initial
  }
}

/** `-F` turns flushing off; the buffers are small because the host's page cache holds the files anyway. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
]

/** The hook receives the Emscripten module, whose type does not list its file systems. */
function nodeFileSystemOf(module: object): EmscriptenModule['NODEFS'] {
  if (!('NODEFS' in module)) throw new Error('PGlite no longer uses NODEFS; durability is not assured.')
  return (module as EmscriptenModule).NODEFS
}
