import { packsCopy } from './packs-copy.ts'

interface FootLinkProps {
  name: string
  isOutside?: boolean
  onPress: () => void
}

/** A quiet link at the foot of something that is sold. */
export function FootLink({ name, isOutside, onPress }: FootLinkProps) {
  return (
    <button type="button" onClick={onPress} className="min-h-11 underline underline-offset-4">
      {name}
      {isOutside && <span className="sr-only"> ({packsCopy.opensOutside})</span>}
    </button>
  )
}
