export interface StepProps {
  /** Whether the step comes from the right, as the next one, or from the left. */
  isForward: boolean
  onContinue: () => void
}
