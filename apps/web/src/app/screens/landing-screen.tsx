import { LandingPage } from '../../features/site/index.ts'

export default function LandingScreen() {
  return <LandingPage />
}
