export { ArchivePage as default } from '../../features/archive/index.ts'
