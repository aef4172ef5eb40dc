import { operatorPassword } from './ports.ts'

interface Server {
  port: number
  dataFolder: string
  /** Draws the pictures, which takes seconds; others get plain ones at once. */
  isStudio?: boolean
  /** How many wedding pictures a change pays for; journeys follow one where they are not about that. */
  picturesPerChange?: number
}

/** What a server under test is told. */
export function serverEnvironment({
  port,
  dataFolder,
  isStudio = false,
  picturesPerChange = 1,
}: Server): Record<string, string> {
  return {
    PORT: String(port),
    CONTROL_PORT: String(port + 1),
    DATA_DIR: dataFolder,
    OPERATOR_PASSWORD: operatorPassword,
    SAMPLE_PHOTOS_DIR: '.cache/sample-photos',
    BROWSER_REGISTRATIONS_PER_HOUR: '1000',
    LOG_LEVEL: 'fatal',
    ENGINE: isStudio ? 'studio' : 'light',
    ENGINE_PROCESSES: '1',
    PICTURES_PER_CHANGE: String(picturesPerChange),
    // The embedded database is what these servers are tested with.
    TEST_DATABASE_URL: '',
  }
}
