export { CreatorPage as default } from '../../features/creator/index.ts'
