import { words } from '#platform/words.ts'

export const copy = words('adults', {
  title: 'Is everyone in your photos 18 or older?',
  more: 'Our pictures are for adults only, and a photo alone does not always tell. Of your answer we keep only the yes.',
  yes: 'Yes, 18 or older',
  no: 'No',
})
