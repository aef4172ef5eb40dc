import { operatorLogin, operatorVerify } from '@ever-after/contract'
import { logIn } from '../../domain/operators/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindOperators(http: Http): void {
  bindEndpoint(http, operatorLogin, ({ body, address }) =>
    logIn(http.services, { password: body.password, address }),
  )
  bindEndpoint(http, operatorVerify, async ({ caller }) => ({ isAdmin: caller.kind === 'operator' }))
}
