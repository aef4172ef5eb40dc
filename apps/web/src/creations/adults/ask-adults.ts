type Listener = (isAsking: boolean) => void

const listeners = new Set<Listener>()
let answering: ((isAdult: boolean) => void) | undefined
let answered: Promise<boolean> | undefined

/** Asks whether everyone in the photos is an adult; several who ask at once get one answer. False where nobody can be asked. */
export function askAdults(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  answered ??= new Promise((resolve) => {
    answering = resolve
    tell(true)
  })
  return answered
}

export function answerAdults(isAdult: boolean): void {
  answering?.(isAdult)
  answering = undefined
  answered = undefined
  tell(false)
}

/** Hears when the question is to be shown, and when it is answered. */
export function onAdultQuestion(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // Who asks is not left waiting for a question that nobody shows any more.
    if (listeners.size === 0) answerAdults(false)
  }
}

function tell(isAsking: boolean): void {
  for (const listener of listeners) listener(isAsking)
}
