export { RecordPage as default } from '../../features/record/index.ts'
