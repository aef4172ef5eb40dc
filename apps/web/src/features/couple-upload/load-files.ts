import { type Drafts, type PartnerDraft, type Side, sides } from './model.ts'

/** Both photos as files; one that the server has and this device not is fetched, because both travel together. */
export async function loadFiles(drafts: Drafts): Promise<{ both: [File, File] } | { missing: Side }> {
  const [first, second] = await Promise.all(drafts.map(fileOf))
  if (first && second) return { both: [first, second] }
  return { missing: sides[first ? 1 : 0] }
}

async function fileOf({ file, stored }: PartnerDraft): Promise<File | undefined> {
  if (file || !stored) return file
  try {
    const response = await fetch(stored.url)
    if (!response.ok) return undefined
    return new File([await response.blob()], 'portrait.jpg', { type: 'image/jpeg' })
  } catch {
    // Without a connection the photo is as absent as an expired one; the person chooses it again.
    return undefined
  }
}
