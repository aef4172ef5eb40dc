import { words } from '#platform/words.ts'

export const copy = words('style-request', {
  title: 'Request a Style',
  lead: 'Which wedding would you love to see yourselves in?',
  name: 'Style name',
  namePlaceholder: 'Cherry blossoms in Kyoto',
  description: 'Description',
  descriptionPlaceholder: 'The place, the light, the clothes. Optional.',
  counter: (length: number) => `${length}/500`,
  submit: 'Submit Request',
  submitting: 'Submitting...',
  cancel: 'Cancel',
  nameRequired: {
    title: 'Style name required',
    description: "Please enter a name for the style you'd like",
  },
  submitted: {
    title: 'Request submitted!',
    description: "Thanks for your suggestion. We'll review it soon!",
  },
  failed: { title: 'Failed to submit', description: 'Please try again later' },
})
