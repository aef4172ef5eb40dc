/** Where the server under test listens, and where it takes a journey's commands; `E2E_PORT` moves both. */
export const port = Number(process.env.E2E_PORT ?? 18_180)
export const controlPort = port + 1

/** Where the pages of a phone come from, as far as a browser can stand in for one. */
export const shellPort = port + 20
export const shellOrigin = `http://127.0.0.1:${shellPort}`

/** Where operators work: their catalogues are no content for the couples of other journeys. */
export const consolePort = port + 30

/** Of every server that journeys start. */
export const operatorPassword = 'only for this test run'
