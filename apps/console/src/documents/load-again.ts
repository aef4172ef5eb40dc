import type { DocumentSource, Versioned } from './document-types.ts'

/** What is stored now, by the short way where there is one. */
export async function loadAgain<D extends Versioned, Side>(
  { load, loadSince }: Pick<DocumentSource<D, Side>, 'load' | 'loadSince'>,
  known: D,
): Promise<D> {
  // What is known may be too old, or not what the server takes it for.
  return loadSince ? loadSince(known).catch(load) : load()
}
