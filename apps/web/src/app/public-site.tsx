import { LandingPage } from '../features/site/index.ts'

/** What a browser sees on every path. */
export default function PublicSite() {
  return (
    <main>
      <LandingPage />
    </main>
  )
}
