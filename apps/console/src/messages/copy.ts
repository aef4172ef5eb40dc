export const copy = {
  undo: 'Undo',
  ok: 'OK',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  alerts: 'Alerts',
  toasts: 'Messages',
}
