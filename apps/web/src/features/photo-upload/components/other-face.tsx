import { copy } from '../copy.ts'
import { LinkButton } from './link-button.tsx'

interface OtherFaceProps {
  name: string
  url: string
  onTake: () => void
}

/** Offers the other one of two in a photo to who has no photo yet. */
export function OtherFace({ name, url, onTake }: OtherFaceProps) {
  return (
    <LinkButton label={copy.otherFaceOf(name)} onClick={onTake}>
      <img src={url} alt="" className="h-11 w-[33px] shrink-0 rounded-[8px] object-cover" />
      <span className="min-w-0 text-start">{copy.otherFace}</span>
    </LinkButton>
  )
}
