import { words } from '#platform/words.ts'

export const copy = words('style-preview', {
  tryStyle: 'Try this wedding style',
  quick: 'A quick preview. Yours will be sharp.',
  another: 'Make another',
  ofBefore: 'This picture is from before: you changed the clothes since. Make another to see them.',
  forOne: (count: number) => `${count} pictures to choose from, for one change.`,
  /** What another picture is like, and that it costs a change unless nobody counts. */
  anotherMore: ({
    count,
    isPoseChosen,
    isFree,
  }: {
    count: number
    isPoseChosen: boolean
    isFree: boolean
  }) => {
    const inPose = 'in this pose as long as there are new ones, maybe in other clothes'
    const many = `${count} more, ${isPoseChosen ? inPose : 'posed or framed anew where we can'}`
    const one = isPoseChosen ? `Once more, ${inPose}` : 'Posed or framed anew where we can'
    return `${count > 1 ? many : one}${isFree ? '' : ', for one more change'}.`
  },
  redone: 'Here it is again, made anew',
  redoneElsewhere: 'Your other picture was made anew. It is in your History.',
  redoFailed: 'It could not be made again. Nothing was charged.',
  processing: 'Processing...',
  placeholder: 'Upload a photo to get started',
  photosFirst: 'Please upload both photos first',
  loading: 'Loading Wedding Styles...',
  empty: 'No wedding styles loaded',
  retry: 'Retry',
  back: 'Back',
  covering: {
    label: 'With the covering of this look',
    more: 'Covers hair and neck. One of your own stays instead. Our own couple is shown without it.',
    people: ['First person', 'Second person'],
    offered: 'A covering for hair and neck is offered with this look; nobody wears it unless they choose it.',
  },
  stance: {
    title: 'Pose and clothes',
    surprise: 'as we choose',
    any: 'Any',
    anyPose: 'Surprise us',
    pose: 'Pose',
    poses: {
      'around-waist': 'Arm around the waist',
      'one-bouquet': 'One bouquet',
      temples: 'Temple to temple',
      facing: 'Turned to each other',
      'side-by-side': 'Side by side',
      'back-to-back': 'Back to back',
      embrace: 'Embrace',
      walking: 'Walking',
      standing: 'Standing',
    },
    framing: 'Framing',
    framings: { close: 'Close', half: 'Half', full: 'Full' },
    left: 'On the left',
    sides: { any: 'Either', first: 'First', second: 'Second' },
    onTheLeft: { first: 'first person on the left', second: 'second person on the left' },
    relaxed: {
      pose: 'You two cannot be drawn in that pose here, so we choose one.',
      framing: 'You two cannot be drawn with that framing here, so we choose it.',
      left: 'You two cannot stand that way round here, so we choose.',
    },
    wears: ['First person wears', 'Second person wears'],
    attires: { dress: 'Dress', suit: 'Suit' },
  },
  instruction: {
    title: 'Help Us Improve!',
    loveIt: 'Love it',
    loveItMore: 'the picture looks like you both',
    notGood: 'Not good',
    notGoodMore: 'something went wrong with it',
    gotIt: 'Got it, thanks!',
  },
})
