import type { In } from '../language.ts'
import { count } from './count.ts'

export const stylePreview: In<'style-preview'> = {
  tryStyle: 'Diesen Hochzeitsstil ausprobieren',
  quick: 'Eine schnelle Vorschau. Euer Bild wird scharf.',
  another: 'Noch eins machen',
  ofBefore:
    'Dieses Bild ist von vorhin: Ihr habt seither die Kleidung geändert. Macht noch eins, um sie zu sehen.',
  forOne: (number) => `${count(number, 'Bild', 'Bilder')} zur Auswahl, für eine Verwandlung.`,
  anotherMore: ({ count: number, isPoseChosen, isFree }) => {
    const how = isPoseChosen
      ? 'in dieser Pose, solange es neue gibt, vielleicht in anderer Kleidung'
      : 'wo es geht, in neuer Pose oder näher'
    return `${number > 1 ? `Noch ${number}` : 'Noch eins'}, ${how}${isFree ? '' : ', für eine weitere Verwandlung'}.`
  },
  redone: 'Hier ist es noch einmal, neu gemacht',
  redoneElsewhere: 'Euer anderes Bild wurde neu gemacht. Es liegt im Verlauf.',
  redoFailed: 'Es ließ sich nicht noch einmal machen. Es wurde nichts berechnet.',
  processing: 'Wird gemacht …',
  placeholder: 'Ladet ein Foto hoch, dann geht es los',
  photosFirst: 'Bitte ladet zuerst beide Fotos hoch',
  loading: 'Hochzeitsstile werden geladen …',
  empty: 'Keine Hochzeitsstile geladen',
  retry: 'Noch einmal',
  back: 'Zurück',
  covering: {
    label: 'Mit dem Kopftuch zu diesem Look',
    more: 'Bedeckt Haare und Hals. Ein eigenes Kopftuch bleibt stattdessen. Unser eigenes Paar ist ohne zu sehen.',
    people: ['Erste Person', 'Zweite Person'],
    offered:
      'Zu diesem Look gibt es ein Kopftuch für Haare und Hals; getragen wird es nur, wenn ihr es auswählt.',
  },
  stance: {
    title: 'Pose und Kleidung',
    surprise: 'wie wir es wählen',
    any: 'Egal',
    anyPose: 'Überrascht uns',
    pose: 'Pose',
    poses: {
      'around-waist': 'Arm um die Taille',
      'one-bouquet': 'Ein Strauß für zwei',
      temples: 'Kopf an Kopf',
      facing: 'Einander zugewandt',
      'side-by-side': 'Seite an Seite',
      'back-to-back': 'Rücken an Rücken',
      embrace: 'Umarmung',
      walking: 'Im Gehen',
      standing: 'Im Stehen',
    },
    relaxed: {
      pose: 'In dieser Pose können wir euch hier nicht zeichnen; wir wählen eine.',
      framing: 'In diesem Ausschnitt können wir euch hier nicht zeichnen; wir wählen ihn.',
      left: 'So herum könnt ihr hier nicht stehen; wir wählen es.',
    },
    framing: 'Ausschnitt',
    framings: { close: 'Nah', half: 'Halb', full: 'Ganz' },
    left: 'Links steht',
    sides: { any: 'Egal', first: 'Erste', second: 'Zweite' },
    onTheLeft: { first: 'erste Person links', second: 'zweite Person links' },
    wears: ['Die erste Person trägt', 'Die zweite Person trägt'],
    attires: { dress: 'Kleid', suit: 'Anzug' },
  },
  instruction: {
    title: 'Helft uns!',
    loveIt: 'Gefällt uns sehr',
    loveItMore: 'ihr seht euch beide ähnlich',
    notGood: 'Nicht gut',
    notGoodMore: 'etwas ist schiefgegangen',
    gotIt: 'Alles klar!',
  },
}
