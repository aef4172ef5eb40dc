import type { UnderstoodPhoto } from '../understand/understood-photo.ts'

/** The latest understood photos, in memory only; the least recently used one goes first. */
export class KeptPhotos {
  readonly #most: number
  readonly #photos = new Map<string, Promise<UnderstoodPhoto>>()

  constructor(most: number) {
    this.#most = most
  }

  /** Two callers asking for the same key share one understanding; a failed one is not kept. */
  getOrMake(key: string, make: () => Promise<UnderstoodPhoto>): Promise<UnderstoodPhoto> {
    const photo = this.#photos.get(key) ?? make()
    this.#photos.delete(key)
    this.#photos.set(key, photo)
    photo.catch(() => {
      if (this.#photos.get(key) === photo) this.#photos.delete(key)
    })
    this.#dropOldest()
    return photo
  }

  /** What is kept or being made under a key. */
  get(key: string): Promise<UnderstoodPhoto> | undefined {
    return this.#photos.get(key)
  }

  /** Forgets every photo whose key begins so. */
  forget(start: string): void {
    for (const key of this.#photos.keys()) if (key.startsWith(start)) this.#photos.delete(key)
  }

  #dropOldest(): void {
    for (const key of this.#photos.keys()) {
      if (this.#photos.size <= this.#most) return
      this.#photos.delete(key)
    }
  }
}
