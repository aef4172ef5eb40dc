import { vi } from 'vitest'

export interface SentForm {
  route: string
  form: FormData
  headers: Headers
  isAborted: boolean
  withCredentials: boolean
}

/**
 * Answers a form that is sent with its progress, in place of `XMLHttpRequest`; status 0 is a lost connection, and
 * `never` an answer that does not come. Gives the forms sent.
 */
export function answerUpload(status: number | 'never', body: object | string, statusText = ''): SentForm[] {
  const sent: SentForm[] = []
  class Request {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    status = status
    statusText = statusText
    responseText = typeof body === 'string' ? body : JSON.stringify(body)
    withCredentials = false
    onload = () => undefined
    onerror = () => undefined
    onabort = () => undefined
    #route = ''
    #headers = new Headers()
    #sent: SentForm | undefined
    open(method: string, url: string) {
      this.#route = `${method} ${url}`
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    abort() {
      if (this.#sent) this.#sent.isAborted = true
      this.onabort()
    }
    send(form: FormData) {
      const { withCredentials } = this
      this.#sent = { route: this.#route, form, headers: this.#headers, isAborted: false, withCredentials }
      sent.push(this.#sent)
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      if (status !== 'never') setTimeout(() => (status === 0 ? this.onerror() : this.onload()), 0)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return sent
}
