import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { EngineError } from '../spec/errors.ts'
import type { Stage } from '../spec/job.ts'
import type { Failure, FromChild, Task, TaskValue } from './protocol.ts'

export interface Assignment<K extends Task['kind']> {
  task: Extract<Task, { kind: K }>
  signal?: AbortSignal
  onStage?: (stage: Stage, fraction: number) => void
  timeoutMs: number
}

interface Pending {
  settle: (message: FromChild) => void
  crash: (error: EngineError) => void
  onStage?: (stage: Stage, fraction: number) => void
}

/** One child process that does one task at a time; a crash fails its tasks and the next task starts a new child. */
export class EngineProcess {
  residentBytes = 0
  #child: ChildProcess | undefined
  #isClosed = false
  #pending = new Map<number, Pending>()
  #nextId = 1

  get isBusy(): boolean {
    return this.#pending.size > 0
  }

  async perform<K extends Task['kind']>({
    task,
    signal,
    onStage,
    timeoutMs,
  }: Assignment<K>): Promise<TaskValue[K]> {
    if (signal?.aborted) throw new EngineError('cancelled', 'The work was cancelled.')
    if (this.#isClosed) throw closedError()
    const child = this.#running()
    const id = this.#nextId++
    const timer = setTimeout(
      () => this.#crash(new EngineError('timed_out', 'The engine took too long.')),
      timeoutMs,
    )
    const cancel = () => child.send({ cancel: id })
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      return await new Promise<TaskValue[K]>((resolve, reject) => {
        this.#pending.set(id, {
          onStage,
          crash: reject,
          settle: (message) => {
            if ('value' in message) resolve(message.value as TaskValue[K])
            else if ('failure' in message) reject(revive(message.failure))
          },
        })
        child.send({ id, task })
      })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      this.#pending.delete(id)
    }
  }

  /** Ends the child; open work rejects, so that neither its caller nor its timer waits any longer. */
  async close(): Promise<void> {
    const child = this.#child
    const gone = child && new Promise((resolve) => child.once('exit', resolve))
    this.#isClosed = true
    this.#crash(closedError())
    await gone
  }

  #running(): ChildProcess {
    if (this.#child) return this.#child
    const child = fork(new URL('./engine-child.ts', import.meta.url), [], {
      serialization: 'advanced',
      // Inspector and loader flags of the parent are not for the engine.
      execArgv: [],
      env: { ...process.env, ...returnFreedMemory },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child = child
    lowerPriority(child)
    child.on('message', (message: FromChild) => this.#receive(message))
    child.on('error', () => undefined)
    child.on('exit', () => {
      if (this.#child === child)
        this.#crash(new EngineError('engine_crashed', 'The engine process ended unexpectedly.'))
    })
    return child
  }

  #receive(message: FromChild): void {
    const pending = this.#pending.get(message.id)
    if ('residentBytes' in message) this.residentBytes = message.residentBytes
    if (!pending) return
    if ('stage' in message) pending.onStage?.(message.stage, message.fraction)
    else pending.settle(message)
  }

  #crash(error: EngineError): void {
    const child = this.#child
    this.#child = undefined
    this.residentBytes = 0
    child?.kill('SIGKILL')
    for (const pending of this.#pending.values()) pending.crash(error)
    this.#pending.clear()
  }
}

/** The code of a crash: what a closing server leaves undone is worth another attempt. */
function closedError(): EngineError {
  return new EngineError('engine_crashed', 'The engine was closed.')
}

/** glibc keeps the freed planes of each picture otherwise: 780 MB resident instead of 460 MB. */
const returnFreedMemory = { MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_ARENA_MAX: '2' }

/** The API answers first; at the lowest priority a busy machine would draw nothing at all. */
function lowerPriority(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // A host may forbid it; pictures are then made at normal priority.
  }
}

function revive({ code, message, partner, reason, stack }: Failure): Error {
  if (code) return new EngineError(code, message, { partner, reason })
  const error = new Error(message)
  if (stack) error.stack = stack
  return error
}
