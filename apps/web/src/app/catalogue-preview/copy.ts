export const copy = {
  onlyPreview: 'This is a preview. Nothing is made here.',
  alone: 'Nothing to preview yet',
  aloneMore: 'This page shows a catalogue inside the Preview tab of the console.',
  broken: 'This catalogue cannot be shown',
  brokenMore: 'It did not arrive whole. Open the Preview tab again.',
  tryAgain: 'Try again',
} as const
