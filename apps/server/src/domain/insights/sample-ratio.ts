/** Below this the split is no accident: devices are lost or counted twice on one side. */
const alarmBelow = 0.001

/** How likely chance alone splits devices so unevenly between two equal groups (chi-square, one degree of freedom). */
export function sampleRatioOf(control: number, test: number): { p: number | null; isAlarm: boolean } {
  const total = control + test
  if (total === 0) return { p: null, isAlarm: false }
  const chiSquare = (control - test) ** 2 / total
  const p = complementaryError(Math.sqrt(chiSquare / 2))
  return { p, isAlarm: p < alarmBelow }
}

/** erfc for x ≥ 0 with a relative error below 1.2e-7 (Numerical Recipes, Chebyshev fit). */
function complementaryError(x: number): number {
  const t = 1 / (1 + x / 2)
  const exponent = coefficients.reduceRight((sum, coefficient) => coefficient + t * sum, 0)
  return Math.min(1, t * Math.exp(-x * x + exponent))
}

const coefficients = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
]
