import { brand, deleteMyData, exportMyData } from '@ever-after/contract'
import { deleteData, exportData } from '../../domain/privacy/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'
import { bindStream } from '../bind-stream.ts'

export function bindPrivacy(http: Http): void {
  const { services } = http
  bindEndpoint(http, deleteMyData, ({ caller }) => deleteData(services, caller))
  bindStream(http, exportMyData, async ({ caller }) => ({
    stream: await exportData(services, caller),
    fileName: `${brand.album}.zip`,
  }))
}
