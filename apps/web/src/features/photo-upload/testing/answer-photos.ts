import { vi } from 'vitest'
import { keptPhoto } from './open-flow.tsx'

interface SentPhoto {
  route: string
  file: FormDataEntryValue | null
  frame: FormDataEntryValue | null
  key: string | null
  bearer: string | null
}

/** Status and body of an answer; no answer is a lost connection. */
type Answer = { status: number; body: object } | undefined

export const refusedAs = (status: number, code: string, error: string) => ({
  status,
  body: { error, code, requestId: 'r' },
})
export const noFace = refusedAs(422, 'no_face', 'We could not find a face.')
export const busy = refusedAs(503, 'overloaded', 'We are very busy.')

/** Takes in photos as the server does, the first as photo 1; the answers given come before the good ones. */
export function answerPhotos(...answers: Answer[]): SentPhoto[] {
  const sent: SentPhoto[] = []
  const arrived = new Map<string, number>()
  class Request extends EventTarget {
    upload: { onprogress?: (event: object) => void } = {}
    status = 0
    statusText = ''
    responseText = ''
    onload = () => undefined
    onerror = () => undefined
    route = ''
    key = ''
    bearer = ''
    open(method: string, url: string) {
      this.route = `${method} ${url}`
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'Idempotency-Key') this.key = value
      if (name === 'Authorization') this.bearer = value
    }
    send(form: FormData) {
      const { route, key, bearer } = this
      sent.push({ route, file: form.get('photo'), frame: form.get('frame'), key, bearer })
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      const isScripted = sent.length <= answers.length
      const answer = isScripted ? answers[sent.length - 1] : good(arrived, this.key)
      setTimeout(() => {
        if (!answer) return this.onerror()
        this.status = answer.status
        this.responseText = JSON.stringify(answer.body)
        this.onload()
      }, 0)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return sent
}

function good(arrived: Map<string, number>, key: string): Answer {
  const number = arrived.get(key) ?? arrived.size + 1
  arrived.set(key, number)
  const photo = keptPhoto(number)
  return { status: 200, body: { secureUrl: photo.url, photo } }
}
