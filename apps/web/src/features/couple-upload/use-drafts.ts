import { useEffect, useRef, useState } from 'react'
import { type Drafts, emptyDrafts, type PartnerDraft, type Side, withSide } from './model.ts'

/** The two drafts with object URLs that live as long as they are shown. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Drafts>(emptyDrafts)
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

  return {
    drafts,
    show,
    setAttire: (side: Side, attire: PartnerDraft['attire']) => change(side, { attire }),
    setPhoto: (side: Side, file: File) => change(side, { file, url: show(file), problem: undefined }),
    remove: (side: Side) => change(side, { file: undefined, url: undefined, problem: undefined }),
    setProblem: (side: Side, problem: string) => change(side, { problem }),
  }
}
