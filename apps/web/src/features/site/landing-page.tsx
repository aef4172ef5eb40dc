import { getStaticStyles } from '@ever-after/contract'
import { Ornament, Picture } from '@ever-after/ui'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../server-state/index.ts'
import { copy } from './copy.ts'

export function LandingPage() {
  const { data } = useQuery({
    queryKey: ['wedding-styles-with-variations.json'],
    queryFn: () => call(getStaticStyles, {}),
  })
  const previews = (data?.categoryOrder ?? [])
    .flatMap((category) => data?.styles[category]?.slice(0, 2) ?? [])
    .slice(0, 6)
  return (
    <div className="mx-auto max-w-5xl px-6 pb-16">
      <header className="flex flex-col items-center pt-16 text-center sm:pt-24">
        <p className="font-serif text-rose text-xl">{copy.name}</p>
        <h1 className="mt-6 text-6xl leading-none sm:text-8xl">{copy.headline}</h1>
        <p className="mt-5 text-lg text-soft-ink">{copy.tagline}</p>
        <Ornament className="mt-8" />
        <p className="mt-8 max-w-[36ch] text-xl leading-relaxed">{copy.lead}</p>
      </header>
      {previews.length > 0 && (
        <section aria-label={copy.stylesTitle} className="mt-16 grid grid-cols-2 gap-4 sm:grid-cols-3">
          {previews.map((style) => (
            <figure key={style.id}>
              <Picture
                src={style.variations[0].previewPath}
                alt=""
                className="aspect-[3/4] w-full rounded-card"
              />
              <figcaption className="mt-2 text-sm text-soft-ink">{style.displayName}</figcaption>
            </figure>
          ))}
        </section>
      )}
      <section className="mt-24">
        <h2 className="text-center text-4xl">{copy.stepsTitle}</h2>
        <ol className="mt-10 grid gap-8 sm:grid-cols-3">
          {copy.steps.map(([title, detail], index) => (
            <li key={title} className="text-center">
              <p aria-hidden="true" className="font-serif text-5xl text-champagne">
                {index + 1}
              </p>
              <h3 className="mt-3 text-2xl">{title}</h3>
              <p className="mt-2 text-soft-ink">{detail}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="mt-24 rounded-card bg-blush px-8 py-12 text-center">
        <h2 className="text-3xl">{copy.promiseTitle}</h2>
        <p className="mx-auto mt-4 max-w-[52ch] leading-relaxed">{copy.promise}</p>
      </section>
      <footer className="mt-16 text-center text-sm text-soft-ink">{copy.footer}</footer>
    </div>
  )
}
