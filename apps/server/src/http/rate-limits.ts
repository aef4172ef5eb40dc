import {
  applyDress,
  applyHairColour,
  applyStyle,
  checkPhoto,
  createPhoto,
  createUploadTarget,
  drawDressThumbnail,
  drawStyleThumbnail,
  type Endpoint,
  type ErrorCode,
  enhanceDressPortrait,
  enhanceWeddingPortrait,
  exportMyData,
  generatePreview,
  generateVariations,
  getDressTryOn,
  getHairChange,
  getHairSwatches,
  getStyleApplication,
  operatorLogin,
  printStyle,
  redoStyle,
  registerDevice,
  registerPush,
  reportDiscoverySource,
  reportExposure,
  reportOneTimePurchase,
  reportPortraitCredits,
  reportPushInteraction,
  reportReviewRequested,
  requestStyle,
  syncSubscription,
} from '@ever-after/contract'
import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { ownerOf, Refusal } from '../domain/access/index.ts'
import { isBrowserInstallation } from '../domain/devices/index.ts'
import type { Settings } from '../settings.ts'
import { addressOf } from './address-of.ts'
import { subnetOf } from './subnet.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

export interface RateLimits {
  of(endpoint: Endpoint): RateLimitOptions | false
  /** For routes outside the contract that cost work. */
  ofUploads(): RateLimitOptions
}

interface Limit {
  max: RateLimitOptions['max']
  windowMs: number
  keyOf: (request: FastifyRequest) => string
  code?: ErrorCode
  hook?: RateLimitOptions['hook']
}

const polled: readonly string[] = [getStyleApplication.path, getDressTryOn.path, getHairChange.path]

/** How often each endpoint may be called; asking for the state of a picture is never limited. */
export function createRateLimits(settings: Settings): RateLimits {
  const uploads = { max: settings.uploadsPerMinute, windowMs: minuteMs, keyOf: callerKey }
  const of = (endpoint: Endpoint): Limit | undefined => {
    if (endpoint.multipart) return uploads
    if (endpoint.method === 'GET' && polled.includes(endpoint.path)) return undefined
    switch (endpoint.path) {
      case registerDevice.path:
        return registrations(settings)
      // Only wrong passwords count there, in `limitLogins`.
      case operatorLogin.path:
        return undefined
      case createUploadTarget.path:
      case createPhoto.path:
        return uploads
      case checkPhoto.path:
      case exportMyData.path:
      case getHairSwatches.path:
      case generateVariations.path:
      case printStyle.path:
      case syncSubscription.path:
      case reportOneTimePurchase.path:
      case reportPortraitCredits.path:
        return { max: settings.looksPerMinute, windowMs: minuteMs, keyOf: callerKey }
      case drawDressThumbnail.path:
      case drawStyleThumbnail.path:
        return { max: settings.thumbnailsPerHour, windowMs: hourMs, keyOf: callerKey }
      case applyStyle.path:
      case redoStyle.path:
      case applyDress.path:
      case applyHairColour.path:
      case generatePreview.path:
      case enhanceWeddingPortrait.path:
      case enhanceDressPortrait.path:
        return { max: settings.appliesPerMinute, windowMs: minuteMs, keyOf: callerKey }
      case requestStyle.path:
      case reportDiscoverySource.path:
      case reportExposure.path:
      case registerPush.path:
      case reportPushInteraction.path:
      case reportReviewRequested.path:
        return { max: settings.reportsPerMinute, windowMs: minuteMs, keyOf: callerKey }
      default:
        return { max: settings.requestsPerMinute, windowMs: minuteMs, keyOf: callerKey }
    }
  }
  return {
    of(endpoint) {
      const limit = of(endpoint)
      return limit ? optionsOf(limit) : false
    },
    ofUploads: () => optionsOf({ ...uploads, keyOf: subnetOfClient }),
  }
}

/** Browsers make identities freely, so they get fewer per address (decision A20). */
function registrations(settings: Settings): Limit {
  return {
    max: (request) =>
      isFromBrowser(request) ? settings.browserRegistrationsPerHour : settings.registrationsPerHour,
    windowMs: hourMs,
    keyOf: (request) => `${isFromBrowser(request) ? 'browser' : 'shell'}:${subnetOfClient(request)}`,
    // The installation id is in the body.
    hook: 'preHandler',
  }
}

function isFromBrowser({ body }: FastifyRequest): boolean {
  const id: unknown = body && typeof body === 'object' && 'deviceId' in body && body.deviceId
  return typeof id === 'string' && isBrowserInstallation(id)
}

function callerKey(request: FastifyRequest): string {
  const { caller } = request
  return caller ? (ownerOf(caller) ?? 'operator') : subnetOfClient(request)
}

function subnetOfClient(request: FastifyRequest): string {
  return subnetOf(addressOf(request))
}

function optionsOf({ max, windowMs, keyOf, code = 'rate_limited', hook }: Limit): RateLimitOptions {
  return {
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => `${request.method} ${request.routeOptions.url} ${keyOf(request)}`,
    ...(hook && { hook }),
    errorResponseBuilder: (_request, { ttl }) => new Refusal(code, { retryAfterMs: ttl }),
  }
}
