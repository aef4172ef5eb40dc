import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Ear {
  /** Tells everybody who listens to the channel, this ear too. */
  tell(notices: readonly string[]): Promise<void>
  close(): Promise<void>
}

export interface EarOptions {
  url: string
  channel: string
  onNotice: (notice: string) => void
  /** Called whenever the connection is back; nobody knows what was told while it was gone. */
  onReturn: () => void
  onError: (error: unknown) => void
  /** How often the connection is asked whether it still listens. */
  checkEveryMs?: number
}

const patienceMs = 5000
const pausesMs = { first: 100, longest: 5000 }

/** Listens on a connection of its own, for as long as it is not closed: a lost connection is made anew. */
export async function listen(options: EarOptions): Promise<Ear> {
  const stop = new AbortController()
  let line = await connect(options)

  const keep = async () => {
    for (;;) {
      const error = await line.lost
      if (stop.signal.aborted) return
      options.onError(error)
      const next = await reconnect(options, stop.signal)
      if (!next) return
      line = next
      options.onReturn()
    }
  }
  const kept = keep()

  return {
    tell: (notices) => line.tell(notices),
    async close() {
      stop.abort()
      line.hangUp()
      await kept
    },
  }
}

interface Line {
  /** Resolves with the reason once nothing can be heard any more. */
  lost: Promise<unknown>
  tell(notices: readonly string[]): Promise<void>
  hangUp(): void
}

async function reconnect(options: EarOptions, stopped: AbortSignal): Promise<Line | undefined> {
  for (let pauseMs = pausesMs.first; !stopped.aborted; pauseMs = Math.min(pausesMs.longest, pauseMs * 2)) {
    await sleep(pauseMs, undefined, { signal: stopped }).catch(() => {})
    if (stopped.aborted) return undefined
    try {
      const line = await connect(options)
      if (!stopped.aborted) return line
      line.hangUp()
    } catch (error) {
      options.onError(error)
    }
  }
  return undefined
}

async function connect({ url, channel, onNotice, checkEveryMs = 10_000 }: EarOptions): Promise<Line> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `ever-after ${channel}`,
    keepAlive: true,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  const { promise: lost, resolve: lose } = Promise.withResolvers<unknown>()
  client.on('error', lose)
  client.on('end', () => lose(new Error('The connection that listens has ended.')))
  client.on('notification', ({ payload }) => onNotice(payload ?? ''))
  let check: NodeJS.Timeout | undefined
  const hangUp = () => {
    clearInterval(check)
    lose(undefined)
    // A connection that is gone already says goodbye with an error.
    client.end().catch(() => {})
  }
  void lost.then(hangUp)
  try {
    await client.connect()
    // Whoever notifies holds a lock against all others until its commit is on the disk; a notice need not get there.
    await client.query('set synchronous_commit to off')
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    hangUp()
    throw error
  }
  check = setInterval(() => checkHearing(client, channel).catch(lose), checkEveryMs)
  const tell = async (notices: readonly string[]) => {
    await client.query('select pg_notify($1, notice) from unnest($2::text[]) as notice', [channel, notices])
  }
  return { lost, tell, hangUp }
}

/** A pooler between us and the server may have given the connection to somebody else. */
async function checkHearing(client: pg.Client, channel: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_listening_channels() as heard where heard = $1', [
    channel,
  ])
  if (!rowCount) throw new Error('The connection does not listen any more.')
}
