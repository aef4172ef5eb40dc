/** What was measured of one picture, one device and one process; the model multiplies, the simulation checks it. */
export interface Measured {
  /** Processor time of an HTTP process for everything that one picture's couple asks, ms. */
  httpMsPerPicture: number
  /** Processor time of the database for the same, ms. */
  databaseMsPerPicture: number
  /** Rows and indexes of one picture with its photos, entries and jobs, bytes. */
  databaseBytesPerPicture: number
  /** Of one device that registered. */
  databaseBytesPerDevice: number
  /** Written ahead for one picture, bytes. */
  walBytesPerPicture: number
  /** How long a worker is busy with one picture, and how many it has at once. */
  pictureMs: number
  picturesAtOnce: number
  /** Files of one picture: two photos, master, preview and thumbnail, bytes. */
  objectBytesPerPicture: number
  /** Database connections of one process. */
  connectionsPerProcess: number
}

export interface Demand {
  devices: number
  picturesPerDay: number
  /** How much busier the busiest hour is than the average one. */
  peak: number
  /** How busy a machine may be at the peak, 0..1. */
  headroom: number
  photoDays: number
  pictureDays: number
}

export interface Capacity {
  picturesPerSecondAtPeak: number
  httpCores: number
  workers: number
  databaseCores: number
  databaseGb: number
  walGbPerDay: number
  objectTb: number
  connections: number
}

const secondsPerDay = 86_400
const gb = 1e9

/** How much of everything a demand takes. */
export function planCapacity(measured: Measured, demand: Demand): Capacity {
  const atPeak = (demand.picturesPerDay / secondsPerDay) * demand.peak
  const coresFor = (ms: number) => (atPeak * ms) / 1000 / demand.headroom
  const perWorker = (measured.picturesAtOnce * 1000) / measured.pictureMs
  const workers = Math.ceil(atPeak / perWorker / demand.headroom)
  const httpCores = coresFor(measured.httpMsPerPicture)
  const kept = demand.picturesPerDay * demand.pictureDays
  const processes = Math.ceil(httpCores) + workers
  return {
    picturesPerSecondAtPeak: atPeak,
    httpCores,
    workers,
    databaseCores: coresFor(measured.databaseMsPerPicture),
    databaseGb:
      (kept * measured.databaseBytesPerPicture + demand.devices * measured.databaseBytesPerDevice) / gb,
    walGbPerDay: (demand.picturesPerDay * measured.walBytesPerPicture) / gb,
    objectTb: (kept * measured.objectBytesPerPicture) / 1e12,
    connections: processes * measured.connectionsPerProcess,
  }
}
