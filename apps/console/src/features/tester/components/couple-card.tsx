import { Button } from '@ever-after/ui'
import { copy } from '../copy.ts'
import type { Couple } from '../model/couple.ts'
import { PanelList } from './panel-list.tsx'
import { PartnerField } from './partner-field.tsx'

interface CoupleCardProps {
  couple: Couple
  isUploading: boolean
  onKeep: () => void
}

/** The two photos that are tested, and the pairs that are kept for it. */
export function CoupleCard({ couple, isUploading, onKeep }: CoupleCardProps) {
  const isWhole = couple.every(({ photo }) => photo)
  return (
    <section
      aria-label={copy.photos}
      className="grid min-w-0 grid-cols-1 content-start gap-4 rounded-field border border-line bg-card p-4"
    >
      <h2 className="text-title leading-tight">{copy.photos}</h2>
      <PartnerField number={1} partner={couple[0]} isBusy={isUploading} />
      <PartnerField number={2} partner={couple[1]} isBusy={isUploading} />
      <Button
        look="quiet"
        size="compact"
        className="text-small"
        disabled={!isWhole || isUploading}
        onClick={onKeep}
      >
        {isUploading ? copy.uploading : copy.keep}
      </Button>
      <PanelList />
    </section>
  )
}
