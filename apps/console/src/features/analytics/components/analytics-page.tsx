import { Button } from '@ever-after/ui'
import { refreshRatings, useStyleAnalytics } from '#documents'
import { refreshActivity } from '../api/activity.ts'
import { refreshProviders } from '../api/providers.ts'
import { refreshStyleRequests } from '../api/style-requests.ts'
import { copy } from '../copy.ts'
import { ActivityPart } from './activity-part.tsx'
import { HeadlineCards } from './headline-cards.tsx'
import { HostedModels } from './hosted-models.tsx'
import { Loaded } from './loaded.tsx'
import { Ranking } from './ranking.tsx'
import { RatingBands } from './rating-bands.tsx'
import { Section } from './section.tsx'
import { StyleRequests } from './style-requests.tsx'

/** What happens in the app, and how its styles do. */
export function AnalyticsPage() {
  const styles = useStyleAnalytics()
  const refresh = () =>
    void Promise.all([refreshRatings(), refreshActivity(), refreshProviders(), refreshStyleRequests()])
  return (
    <div className="mx-auto grid max-w-[1400px] gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-title">{copy.title}</h1>
          <p className="text-small text-soft-ink">{copy.intro}</p>
        </div>
        <Button look="quiet" size="compact" disabled={styles.isFetching} onClick={refresh}>
          {copy.refresh}
        </Button>
      </header>
      <Loaded query={styles} height="h-24">
        {({ cards }) => <HeadlineCards cards={cards} />}
      </Loaded>
      <Section heading={copy.ranking.heading} note={copy.ranking.note}>
        <Loaded query={styles} height="h-96">
          {({ ranking }) => <Ranking ranking={ranking} />}
        </Loaded>
      </Section>
      <Section heading={copy.ratings.heading}>
        <Loaded query={styles} height="h-56">
          {({ ranking }) => <RatingBands ranking={ranking} />}
        </Loaded>
      </Section>
      <ActivityPart />
      <HostedModels />
      <StyleRequests />
    </div>
  )
}
