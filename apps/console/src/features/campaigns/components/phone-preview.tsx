import { brand } from '@ever-after/contract'
import { copy } from '../copy.ts'

interface PhonePreviewProps {
  title: string
  body: string
}

/** The message as a locked phone shows it: one line of title, four of text. What it cuts off is heard as a whole. */
export function PhonePreview({ title, body }: PhonePreviewProps) {
  const words = { title: title.trim(), body: body.trim() }
  return (
    <figure className="mx-auto w-full max-w-76">
      <figcaption className="mb-2 font-semibold text-copy">{copy.preview}</figcaption>
      <p className="sr-only">{copy.previewHeard(brand.name, words.title, words.body)}</p>
      <div
        aria-hidden="true"
        className="rounded-[2.75rem] border-[10px] border-bezel bg-blush px-2 pt-8 pb-24 shadow-soft"
      >
        <p className="text-center text-ink text-small">{copy.previewDay}</p>
        <p className="text-center font-sans text-6xl text-ink leading-tight">{copy.previewTime}</p>
        <div className="mt-6 flex gap-2 rounded-card bg-card p-2.5 text-fine shadow-soft">
          <span className="flex size-8 shrink-0 items-center justify-center rounded-lg bg-rose font-serif text-on-rose text-small">
            {brand.name.charAt(0)}
          </span>
          <div className="min-w-0 flex-1">
            <p className="flex gap-2 text-soft-ink">
              <span className="flex-1">{brand.name}</span>
              {copy.previewNow}
            </p>
            <p className="truncate font-semibold">
              {words.title || <span className="text-soft-ink">{copy.previewTitle}</span>}
            </p>
            <p className="line-clamp-4 break-words">
              {words.body || <span className="text-soft-ink">{copy.previewBody}</span>}
            </p>
          </div>
        </div>
      </div>
    </figure>
  )
}
