import type { In } from '../language.ts'

export const styleRequest: In<'style-request'> = {
  title: 'Stil wünschen',
  lead: 'In welcher Hochzeit würdet ihr euch gern sehen?',
  name: 'Name des Stils',
  namePlaceholder: 'Kirschblüte in Kyoto',
  description: 'Beschreibung',
  descriptionPlaceholder: 'Der Ort, das Licht, die Kleidung. Freiwillig.',
  counter: (length) => `${length}/500`,
  submit: 'Wunsch abschicken',
  submitting: 'Wird geschickt …',
  cancel: 'Abbrechen',
  nameRequired: {
    title: 'Der Stil braucht einen Namen',
    description: 'Bitte gebt dem Stil, den ihr euch wünscht, einen Namen',
  },
  submitted: {
    title: 'Wunsch ist da!',
    description: 'Danke für die Idee. Wir sehen sie uns bald an!',
  },
  failed: { title: 'Das wurde nicht abgeschickt', description: 'Bitte versucht es später noch einmal' },
}
