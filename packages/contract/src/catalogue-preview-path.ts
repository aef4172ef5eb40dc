/** Page of the consumer app that shows a catalogue which it is sent, inside the console's phone. */
export const cataloguePreviewPath = '/catalogue-preview'
