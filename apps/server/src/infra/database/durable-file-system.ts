import { fdatasyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface EmscriptenStream {
  /** File descriptor of the host; absent for streams that are no file. */
  nfd?: number
}

interface Attributes {
  mode?: number
}

interface Operations {
  setattr: (target: unknown, attributes: Attributes) => void
}

interface EmscriptenModule {
  NODEFS: {
    node_ops: Operations
    stream_ops: Operations & { fsync?: (stream: EmscriptenStream) => number }
  }
}

/**
 * PGlite's own file system never flushes, and opens every file that it makes to all, whatever the umask. This one flushes
 * and keeps files private. It reaches into internal hooks, so the version of PGlite is pinned and tests look at both.
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
      const { node_ops: nodes, stream_ops: streams } = nodeFileSystemOf(module)
      keepPrivate(nodes)
      keepPrivate(streams)
      streams.fsync = ({ nfd }) => {
        if (nfd != null) this.#flush(nfd)
        return 0
      }
    })
    return initial
  }
}

function keepPrivate(operations: Operations): void {
  const { setattr } = operations
  operations.setattr = (target, { mode, ...others }) =>
    setattr(target, mode === undefined ? others : { ...others, mode: mode & ~0o077 })
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
