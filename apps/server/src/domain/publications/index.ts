export { cancelPublication } from './cancel-publication.ts'
export { listPublications } from './list-publications.ts'
export { publishDue } from './publish-due.ts'
export { schedulePublication } from './schedule-publication.ts'
