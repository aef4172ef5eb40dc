export { TesterPage as default } from '../../features/tester/index.ts'
