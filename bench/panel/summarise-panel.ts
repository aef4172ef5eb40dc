import { goalWords } from '../figures/time-row.ts'
import { quantile } from '../quantile.ts'
import type { CoachedPhoto } from './coach-photos.ts'
import type { MadePicture, PanelRow } from './panel-row.ts'

const likenessLimit = 0.52

/** Lines that tell how the panel went against what the studio promises. */
export function summarisePanel(photos: readonly CoachedPhoto[], rows: readonly PanelRow[]): string[] {
  const refused = photos.filter(({ refusal }) => refusal !== null)
  const made = rows.map(({ outcome }) => outcome).filter((outcome) => outcome.kind === 'made')
  const unlike = rows.filter(({ outcome }) => outcome.kind === 'failed' && outcome.code === 'unlike').length
  const likeness = made.flatMap((outcome) => outcome.likeness)
  const skinDeltaE = made.flatMap((outcome) => outcome.skinDeltaE)
  const refusals = refused.map(({ name, refusal }) => `${name} (${refusal})`).join(', ')
  return [
    `photos: ${photos.length}, accepted by the coach: ${photos.length - refused.length}`,
    `refused: ${refusals || 'none'}`,
    `pictures: ${rows.length} asked for, ${made.length} made, of them ${gentlerCount(made)} with a gentler finish`,
    `pairings: ${pairingWords(rows)}`,
    ...(made.length === 0
      ? []
      : figureLines({ asked: rows.length, made: made.length, unlike, likeness, skinDeltaE })),
  ]
}

interface Figures {
  asked: number
  made: number
  unlike: number
  likeness: readonly number[]
  skinDeltaE: readonly number[]
}

function figureLines({ asked, made, unlike, likeness, skinDeltaE }: Figures): string[] {
  const found = made / (made + unlike)
  const alike = made / asked
  const deltaE = quantile(skinDeltaE, 0.5)
  return [
    `found again: ${percent(found)}  ${goalWords(found === 1, '100 %')}`,
    `likeness p50 ${quantile(likeness, 0.5).toFixed(2)}, greatest ${Math.max(...likeness).toFixed(2)}`,
    `made with likeness ≤ ${likenessLimit}: ${percent(alike)} of what was asked for  ${goalWords(alike === 1, '100 %')}`,
    `skin ΔE p50 ${deltaE.toFixed(1)}, p95 ${quantile(skinDeltaE, 0.95).toFixed(1)}, greatest ` +
      `${Math.max(...skinDeltaE).toFixed(1)}  ${goalWords(deltaE <= 4, '≤ 4')}`,
  ]
}

function gentlerCount(made: readonly MadePicture[]): number {
  return made.filter(({ warnings }) => warnings.includes('gentler_finish')).length
}

function pairingWords(rows: readonly PanelRow[]): string {
  const pairingOf = ({ attire, partnerAttire, isSecond }: PanelRow) =>
    (isSecond ? [partnerAttire, attire] : [attire, partnerAttire]).join(' and ')
  return [...Map.groupBy(rows, pairingOf)].map(([pairing, some]) => `${pairing} ${some.length}`).join(', ')
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
