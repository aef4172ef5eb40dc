import { daysInWords } from '@ever-after/contract'
import { words } from '#platform/words.ts'

export const copy = words('camera', {
  title: 'Take Photo',
  back: 'Back',
  switchCamera: { user: 'Switch to the rear camera', environment: 'Switch to the front camera' },
  starting: 'Starting the camera',
  ready: 'The camera is ready',
  taken: 'Photo taken',
  hint: 'Face the light, with your hair in the picture.',
  shutter: 'Take the photo',
  choose: 'Choose a photo instead',
  chooseOther: 'Choose another photo',
  preview: 'Your photo',
  unseen: 'No preview here. We use the photo as it is.',
  privacy: ({ days, companies }: { days: number; companies: string }) =>
    `We use this photo only to make your pictures and delete it after ${daysInWords(days)}.${companies && ` For your pictures, we may send it to ${companies}.`}`,
  retake: 'Retake',
  use: 'Use Photo',
  uploading: 'Uploading...',
  processing: 'Processing...',
  almostDone: 'Almost done...',
  errorTitle: 'Camera Error',
  error: 'Unable to access camera. Please check permissions.',
  tryAgain: 'Try again',
  invalidType: 'Invalid file type',
  invalidTypeMore: 'Only image files are allowed',
  tooLarge: 'File too large',
  tooLargeMore: 'Maximum file size is 10MB',
  uploadFailed: 'Upload failed',
  uploadFailedMore: 'Failed to upload photo. Please try again.',
  presetMissing: 'Upload preset not configured',
})
