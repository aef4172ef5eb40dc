/** Each of Playwright's workers has servers of its own, so that nothing is shared between two; one more than processors, since pages wait. */
export const workers = 3
const first = Number(process.env.E2E_PORT ?? 18_180)
const portsOfOne = 50

/** Where the server of a worker listens; the one above it takes a journey's commands. `E2E_PORT` moves all. */
export function portOf(worker: number): number {
  return first + worker * portsOfOne
}

/** Of the worker that this process is. */
export const port = portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))
export const controlPort = port + 1

/** A server that a journey kills, or whose time it moves. */
export const secondPort = port + 10

/** Where operators work: their catalogues are no content for the couples of other journeys. */
export const consolePort = port + 20

/** Where pictures are really drawn. */
export const studioPort = port + 30

/** Where the pages of a phone come from, as far as a browser can stand in for one. */
export const shellPortOf = (worker: number) => portOf(worker) + 40
export const shellPort = port + 40
export const shellOrigin = `http://127.0.0.1:${shellPort}`

/** Of every server that journeys start. */
export const operatorPassword = 'only for this test run'
