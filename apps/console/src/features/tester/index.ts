export { TesterPage } from './components/tester-page.tsx'
