export const copy = {
  notAnImage: 'Only image files are allowed',
  tooLarge: 'Maximum file size is 10MB',
  uploadFailed: 'Upload failed',
  presetMissing: 'Upload preset not configured',
  expired: 'Authentication expired. Please log in again.',
  saveFailed: (message: string) => `Save failed: ${message}`,
}
