import { Button, Ornament } from '@ever-after/ui'
import { copy } from '../copy.ts'

/** The end of the styles: a way to wish for one that is missing. */
export function RequestLine({ onRequest }: { onRequest: () => void }) {
  return (
    <div className="flex flex-col items-center px-6 pb-10">
      <Ornament />
      <Button look="link" className="mt-2" onClick={onRequest}>
        {copy.request}
      </Button>
    </div>
  )
}
