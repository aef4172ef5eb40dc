import type { Stage } from '../spec/job.ts'

const words: Record<Stage, string> = {
  faces: 'Finding faces',
  scene: 'Setting the scene',
  dressing: 'Dressing you both',
  finishing: 'Finishing touches',
  checking: 'Checking the likeness',
}

/** Prints each stage once as it begins, with the share of the work that is done. */
export function reportProgress(print: (line: string) => void): (stage: Stage, fraction: number) => void {
  let last: Stage | undefined
  return (stage, fraction) => {
    if (stage === last) return
    last = stage
    print(`${String(Math.round(fraction * 100)).padStart(3)} %  ${words[stage]}`)
  }
}
