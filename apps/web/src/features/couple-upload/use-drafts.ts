import { useEffect, useRef, useState } from 'react'
import { readPartners } from '#session'
import { type Drafts, draftsOf, type PartnerDraft, type Side, withSide } from './model.ts'

/** The two drafts, begun with the session's photos, and object URLs that live as long as they are shown. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Drafts>(() => draftsOf(readPartners()))
  const urls = useRef(new Set<string>())

  useEffect(() => {
    const made = urls.current
    return () => {
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [])

  const change = (side: Side, part: Partial<PartnerDraft>) =>
    setDrafts((current) => withSide(current, side, part))
  const show = (file: File) => {
    const url = URL.createObjectURL(file)
    urls.current.add(url)
    return url
  }
  const none = { file: undefined, stored: undefined, url: undefined, problem: undefined }

  return {
    drafts,
    show,
    setAttire: (side: Side, attire: PartnerDraft['attire']) => change(side, { attire }),
    setPhoto: (side: Side, file: File, canBeShown = true) =>
      change(side, { ...none, file, url: canBeShown ? show(file) : undefined }),
    remove: (side: Side) => change(side, none),
    setProblem: (side: Side, problem: string) => change(side, { problem }),
  }
}
