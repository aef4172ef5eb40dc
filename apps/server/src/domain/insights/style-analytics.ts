import type { FaultReasons, OperatorCatalogue, RankedStyle, StyleAnalytics } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { readLive } from '../catalogue/index.ts'
import { compareRanked } from './rank.ts'
import { refreshMeasures } from './refresh-measures.ts'
import { shareOf } from './wilson.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Styles that wait there are in no catalogue that anybody sees. */
const draftsCategory = 'Drafts'

/** Four headline figures and the ranking of every style that is shown or has been (decision A26). */
export async function readStyleAnalytics(
  services: Pick<Services, 'database' | 'clock'>,
): Promise<StyleAnalytics> {
  await refreshMeasures(services)
  const places = placesOf(await readLive(services))
  const rows = await services.database.replica.selectFrom('style_measures').selectAll().execute()
  const measures = new Map(rows.map((row) => [row.style_id, row]))
  const shown = [...places].filter(([, { category }]) => category !== draftsCategory).map(([id]) => id)
  const ranking = [...new Set([...shown, ...measures.keys()])]
    .map((id) => rank(id, { place: places.get(id), measured: measures.get(id) }))
    .toSorted(compareRanked)
  return { cards: await headline(services, { ranking, totalStyles: shown.length }), ranking }
}

interface Place {
  styleName: string
  displayName: string
  category: string
}

interface Measured {
  style_name: string
  display_name: string
  positive: number
  negative: number
  runs: number
  failed: number
  p50_ms: number | null
  p95_ms: number | null
  likeness: number | null
  reasons: FaultReasons
}

const unmeasured = {
  positive: 0,
  negative: 0,
  runs: 0,
  failed: 0,
  p50_ms: null,
  p95_ms: null,
  likeness: null,
  reasons: {},
}

function rank(
  styleId: string,
  { place, measured }: { place: Place | undefined; measured: Measured | undefined },
): RankedStyle {
  const { positive, negative, runs, failed, p50_ms, p95_ms, likeness, reasons } = measured ?? unmeasured
  const total = positive + negative
  return {
    styleId,
    styleName: place?.styleName ?? measured?.style_name ?? styleId,
    displayName: place?.displayName ?? measured?.display_name ?? styleId,
    category: place?.category ?? null,
    positive,
    negative,
    total,
    liked: shareOf(positive, total),
    runs,
    failed,
    p50Ms: p50_ms,
    p95Ms: p95_ms,
    likeness,
    reasons,
  }
}

function placesOf({ styles, categoryOrder }: OperatorCatalogue): Map<string, Place> {
  const categories = [...new Set([...categoryOrder, ...Object.keys(styles)])]
  const pairs = categories.flatMap((category) =>
    (styles[category] ?? []).map(({ id, styleName, displayName }) => ({
      id,
      styleName,
      displayName,
      category,
    })),
  )
  // The first place in category order is the style's own.
  return new Map(pairs.toReversed().map(({ id, ...place }) => [id, place]))
}

async function headline(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { ranking, totalStyles }: { ranking: readonly RankedStyle[]; totalStyles: number },
): Promise<StyleAnalytics['cards']> {
  const { count } = await database.replica
    .selectFrom('creations')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('is_test', '=', false)
    // What was asked for, however many pictures it gives.
    .where('first_id', 'is', null)
    .where('created_at', '>', new Date(clock.now().getTime() - 7 * dayMs))
    .executeTakeFirstOrThrow()
  const totalRatings = ranking.reduce((sum, { total }) => sum + total, 0)
  const positive = ranking.reduce((sum, style) => sum + style.positive, 0)
  return {
    totalStyles,
    totalRatings,
    averageRating: totalRatings ? positive / totalRatings : null,
    creations7Days: count,
  }
}
