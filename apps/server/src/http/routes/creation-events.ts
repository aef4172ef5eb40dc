import { streamCreation } from '@ever-after/contract'
import { ownerOf } from '../../domain/access/index.ts'
import { watchCreation } from '../../domain/creations/index.ts'
import type { Http } from '../app.ts'
import { bindStream } from '../bind-stream.ts'
import { EventStreams } from '../event-streams.ts'

export function bindCreationEvents(http: Http): void {
  const { app, services } = http
  const { eventHeartbeatMs: heartbeatMs, streamsAtOnce: atOnce } = services.settings
  const streams = new EventStreams({ heartbeatMs, atOnce })
  app.addHook('preClose', async () => streams.endAll())
  bindStream(http, streamCreation, async ({ caller, params }) => ({
    stream: await streams.open({
      owner: ownerOf(caller) ?? 'operator',
      name: 'state',
      follow: (signal) => watchCreation(services, caller, { id: params.id, signal }),
    }),
  }))
}
