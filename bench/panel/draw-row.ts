import { type CoupleJob, EngineError, type EnginePool, type Outcome, type Partner } from '@ever-after/engine'
import type { CoachedPhoto } from './coach-photos.ts'
import type { FailedPicture, MadePicture, PanelRow } from './panel-row.ts'
import type { PlannedCouple } from './plan-couple.ts'

interface PlannedRow {
  photo: CoachedPhoto
  partner: CoachedPhoto
  style: PanelRow['style']
  couple: PlannedCouple
}

/** Draws one picture of the panel; an expected failure becomes part of the row. */
export async function drawRow(
  pool: EnginePool,
  { photo, partner, style, couple }: PlannedRow,
): Promise<PanelRow> {
  const row = { ...couple, photoName: photo.name, hints: photo.hints, style }
  const one: Partner = { photo: photo.bytes, photoKey: photo.name, attire: couple.attire }
  const other: Partner = { photo: partner.bytes, photoKey: partner.name, attire: couple.partnerAttire }
  const partners: CoupleJob['partners'] = couple.isSecond ? [other, one] : [one, other]
  const job: CoupleJob = { kind: 'couple', partners, recipe: style.recipe, widthPx: 1200 }
  try {
    return { ...row, outcome: madeOf(await pool.run(job, { seed: 1 }), couple.isSecond) }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return { ...row, outcome: failureOf(error, couple.isSecond) }
  }
}

function madeOf({ images, report }: Outcome, isSecond: boolean): MadePicture {
  const { likeness, skinDeltaE, stagesMs, warnings } = report
  const ordered = ([first, second]: number[]): [number, number] =>
    isSecond ? [second, first] : [first, second]
  return {
    kind: 'made',
    bytes: images[0].bytes,
    likeness: ordered(likeness),
    skinDeltaE: ordered(skinDeltaE),
    stagesMs,
    warnings,
  }
}

function failureOf({ code, message, partner }: EngineError, isSecond: boolean): FailedPicture {
  const photoIndex = isSecond ? 1 : 0
  const about = partner === undefined ? null : partner === photoIndex ? 'photo' : 'partner'
  return { kind: 'failed', code, message, about }
}
