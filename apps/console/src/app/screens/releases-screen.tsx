export { ReleasesPage as default } from '../../features/releases/index.ts'
