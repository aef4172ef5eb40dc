import type { Http } from '../app.ts'

/** Rate, errors and durations of all answers, by the route's pattern. */
export function countRequests({ app, services: { meters } }: Pick<Http, 'app' | 'services'>): void {
  app.addHook('onRequest', (_request, _reply, done) => {
    meters.requestBegan()
    done()
  })
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode: status, elapsedTime }, done) => {
    meters.requestEnded()
    meters.countRequest({ method, route: routeOptions.url ?? 'none', status, seconds: elapsedTime / 1000 })
    done()
  })
}
