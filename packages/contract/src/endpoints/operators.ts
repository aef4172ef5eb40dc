import { endpoint } from '../endpoint.ts'
import { done } from '../schemas/done.ts'
import {
  actionsQuery,
  actionsReply,
  nameOperatorBody,
  operatorLoginBody,
  operatorLoginReply,
  operatorSession,
  operatorVerifyReply,
} from '../schemas/operator.ts'

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
  summary: 'Whether the token belongs to an operator, and which session it is',
  reply: operatorVerifyReply,
  errors: ['unauthenticated'],
})

export const operatorLogout = endpoint({
  method: 'POST',
  path: '/admin/logout',
  auth: 'operator',
  tag: 'operators',
  summary: 'Ends the session of the token',
  reply: done,
  errors: ['unauthenticated', 'forbidden'],
})

export const nameOperator = endpoint({
  method: 'POST',
  path: '/admin/name',
  auth: 'operator',
  tag: 'operators',
  summary: 'Says who is at the console, for the record of releases and actions',
  body: nameOperatorBody,
  reply: operatorSession,
  errors: ['bad_request', 'malformed_json', 'unauthenticated', 'forbidden'],
})

export const listOperatorActions = endpoint({
  method: 'GET',
  path: '/admin/actions',
  auth: 'operator',
  tag: 'operators',
  summary: 'Every write of every operator, newest first, 50 at a time',
  query: actionsQuery,
  reply: actionsReply,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'rate_limited'],
})
