import * as contract from '@ever-after/contract'
import { listActions, logIn, logOut, nameSession, viewSession } from '../../domain/operators/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'
import { limitLogins } from '../limit-logins.ts'

export function bindOperators(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.operatorLogin, ({ body, address }) =>
    limitLogins(services, address, () => logIn(services, { password: body.password, address })),
  )
  bindEndpoint(http, contract.operatorVerify, async ({ caller }) =>
    caller.kind === 'operator' ? { isAdmin: true, session: viewSession(caller.session) } : { isAdmin: false },
  )
  bindEndpoint(http, contract.operatorLogout, async ({ caller }) => {
    await logOut(services, caller)
    return { success: true as const }
  })
  bindEndpoint(http, contract.nameOperator, ({ caller, body }) => nameSession(services, caller, body.name))
  bindEndpoint(http, contract.listOperatorActions, ({ query }) => listActions(services, query))
}
