import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../operator-errors.ts'
import { byId } from '../schemas/by-id.ts'
import {
  activity,
  activityQuery,
  markStyleRequestBody,
  styleAnalytics,
  styleRequest,
  styleRequestsQuery,
  styleRequestsReply,
} from '../schemas/insight.ts'
import { providerAnalytics, providerAnalyticsQuery } from '../schemas/provider-analytics.ts'

export const getStyleAnalytics = endpoint({
  method: 'GET',
  path: '/analytics/styles',
  auth: 'operator',
  tag: 'analytics',
  summary: 'Four headline figures and the ranking of the styles',
  reply: styleAnalytics,
  errors: operatorErrors,
})

export const getActivity = endpoint({
  method: 'GET',
  path: '/analytics/activity',
  auth: 'operator',
  tag: 'analytics',
  summary: 'Pictures a day, waiting times, failures, discovery sources and the price test',
  query: activityQuery,
  reply: activity,
  errors: [...operatorErrors, 'bad_request'],
})

export const getProviderAnalytics = endpoint({
  method: 'GET',
  path: '/analytics/providers',
  auth: 'operator',
  tag: 'analytics',
  summary: 'What hosted models drew and cost, by provider and by style, and today’s budget',
  query: providerAnalyticsQuery,
  reply: providerAnalytics,
  errors: [...operatorErrors, 'bad_request'],
})

export const listStyleRequests = endpoint({
  method: 'GET',
  path: '/analytics/style-requests',
  auth: 'operator',
  tag: 'analytics',
  summary: 'Styles that people wish for, newest first, 50 at a time',
  query: styleRequestsQuery,
  reply: styleRequestsReply,
  errors: [...operatorErrors, 'bad_request'],
})

export const markStyleRequest = endpoint({
  method: 'POST',
  path: '/analytics/style-requests/{id}',
  auth: 'operator',
  tag: 'analytics',
  summary: 'Marks a wish as done or open',
  params: byId,
  body: markStyleRequestBody,
  reply: styleRequest,
  errors: [...operatorErrors, 'bad_request', 'malformed_json', 'not_found'],
})
