import { useQuery } from '@tanstack/react-query'
import { readAppConfig } from '#platform/app-config.ts'
import { copy } from '../copy.ts'

/** The way into the app where this deployment lets a browser in; nothing elsewhere. */
export function PreviewLink() {
  const { data } = useQuery({ queryKey: ['app-config'], queryFn: readAppConfig })
  if (!data?.previewAllowed) return null
  return (
    <a
      href="/?app=preview"
      className="mt-7 inline-flex min-h-12 animate-fade items-center rounded-full bg-rose px-7 font-semibold text-[15px] text-on-rose shadow-soft transition hover:bg-rose-deep"
    >
      {copy.openPreview}
    </a>
  )
}
