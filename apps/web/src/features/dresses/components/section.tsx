import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'

/** A part of the page under its heading, with a hairline beside it. */
export function Section({
  title,
  isLiked,
  children,
}: {
  title: string
  isLiked?: boolean
  children: ReactNode
}) {
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="rule-after flex items-center gap-2.5 text-[1.625rem]">
        {isLiked && <Heart aria-hidden="true" className="size-[18px] fill-rose text-rose" />}
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  )
}
