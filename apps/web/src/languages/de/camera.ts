import type { In } from '../language.ts'
import { days } from './count.ts'

export const camera: In<'camera'> = {
  title: 'Foto machen',
  back: 'Zurück',
  switchCamera: { user: 'Zur hinteren Kamera wechseln', environment: 'Zur vorderen Kamera wechseln' },
  starting: 'Kamera startet',
  ready: 'Die Kamera ist bereit',
  taken: 'Foto gemacht',
  hint: 'Dreh dich zum Licht, die Haare mit im Bild.',
  shutter: 'Foto aufnehmen',
  choose: 'Lieber ein Foto auswählen',
  chooseOther: 'Anderes Foto auswählen',
  preview: 'Dein Foto',
  unseen: 'Hier gibt es keine Vorschau. Wir nehmen das Foto, wie es ist.',
  privacy: ({ days: kept, companies }) =>
    `Wir nutzen dieses Foto nur für deine Bilder und löschen es nach ${days(kept)}.${companies && ` Für deine Bilder geben wir es eventuell an ${companies} weiter.`}`,
  retake: 'Noch einmal',
  use: 'Foto verwenden',
  uploading: 'Wird hochgeladen …',
  processing: 'Wird vorbereitet …',
  almostDone: 'Fast fertig …',
  errorTitle: 'Kamera nicht verfügbar',
  error: 'Die App kommt nicht an die Kamera. Bitte prüf die Berechtigungen.',
  tryAgain: 'Noch einmal versuchen',
  invalidType: 'Dateityp nicht möglich',
  invalidTypeMore: 'Es sind nur Bilddateien möglich',
  tooLarge: 'Datei zu groß',
  tooLargeMore: 'Eine Datei darf höchstens 10\u00a0MB groß sein',
  uploadFailed: 'Hochladen fehlgeschlagen',
  uploadFailedMore: 'Das Foto wurde nicht hochgeladen. Bitte versuch es noch einmal.',
  presetMissing: 'Das Hochladen ist hier nicht eingerichtet',
}
