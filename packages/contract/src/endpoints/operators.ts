import { endpoint } from '../endpoint.ts'
import { operatorLoginBody, operatorLoginReply, operatorVerifyReply } from '../schemas/operator.ts'

export const operatorLogin = endpoint({
  method: 'POST',
  path: '/admin/login',
  auth: 'none',
  tag: 'operators',
  summary: 'Exchanges the operator password for a 12-hour token',
  body: operatorLoginBody,
  reply: operatorLoginReply,
  errors: ['bad_request', 'malformed_json', 'wrong_password', 'too_many_logins', 'login_disabled'],
})

export const operatorVerify = endpoint({
  method: 'GET',
  path: '/admin/verify',
  auth: 'any',
  tag: 'operators',
  summary: 'Whether the token belongs to an operator',
  reply: operatorVerifyReply,
  errors: ['unauthenticated'],
})
