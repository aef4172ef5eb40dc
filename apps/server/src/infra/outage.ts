/** A service that this server relies on did not do what it was asked; the message holds nothing secret and no name of a picture. */
export class Outage extends Error {
  /** Whether the same request may work in a moment. */
  readonly isTransient: boolean

  constructor(message: string, { isTransient, cause }: { isTransient: boolean; cause?: unknown }) {
    super(message, { cause })
    this.name = 'Outage'
    this.isTransient = isTransient
  }
}
