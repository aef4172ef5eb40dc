import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { systemClock } from '../../clock.ts'
import { type CredentialFiles, openPictureSigner } from '../../provenance/open-picture-signer.ts'
import { systemRandom } from '../../random.ts'
import type { Examined, Finding } from '../finding.ts'
import { reasonOf } from '../reason-of.ts'

const part = 'Credentials'
const dayMs = 86_400_000
const warningDays = 30

/** Certificate and key that pictures are signed with, opened as the server does. */
export function credentialsPart(files: CredentialFiles | undefined): Examined {
  return {
    part,
    async check(): Promise<Finding> {
      if (!files)
        return {
          part,
          state: 'off',
          words:
            'Pictures carry the mark of AI, unsigned. C2PA_CERTIFICATE_FILE and C2PA_KEY_FILE sign them.',
        }
      try {
        await openPictureSigner({ files, productName: '', clock: systemClock, random: systemRandom })
        return {
          part,
          ...judge(new X509Certificate(await readFile(files.certificateFile)), systemClock.now()),
        }
      } catch (error) {
        const remedy = 'docs/guides/provenance.md says what the files have to be.'
        return { part, state: 'broken', words: `Pictures cannot be signed: ${reasonOf(error)}.`, remedy }
      }
    },
  }
}

function judge({ validToDate }: X509Certificate, now: Date): Omit<Finding, 'part'> {
  const words = `Pictures are signed; the certificate holds until ${validToDate.toISOString().slice(0, 10)}.`
  if (validToDate.getTime() - now.getTime() > warningDays * dayMs) return { state: 'ready', words }
  return { state: 'attention', words, remedy: 'Renew the certificate and restart the server.' }
}
