export const reorderCopy = {
  tip: 'Drag the styles, or use the keyboard: this is the order shown in the mobile app.',
  searchRests: 'Search, sort and filter rest while you reorder.',
  grip: (name: string, place: number, count: number) => `Reorder ${name}, place ${place} of ${count}`,
  toFirst: (name: string) => `Move ${name} to the first place`,
  toLast: (name: string) => `Move ${name} to the last place`,
  instructions:
    'Press Space or Enter to pick up. Move with the arrow keys. Press Space or Enter to put down, Escape to put back.',
  pickedUp: (name: string, place: number, count: number) => `Picked up ${name}, place ${place} of ${count}.`,
  over: (name: string, place: number, count: number) => `${name} is over place ${place} of ${count}.`,
  putDown: (name: string, place: number, count: number) => `Put ${name} down at place ${place} of ${count}.`,
  putBack: (name: string) => `${name} is back where it was.`,

  title: 'Reorder Categories',
  note: 'The app shows the categories in this order.',
  alwaysFirst: 'Always shown first',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  save: 'Save',
  cancel: 'Cancel',
}
