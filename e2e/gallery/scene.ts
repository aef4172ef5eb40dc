import type { ErrorCode } from '@ever-after/contract'
import type { Locator, Page } from '@playwright/test'
import type { HeldStage } from '../steps/paywall-stages.ts'
import type { DeviceKind, Devices } from './devices.ts'
import type { Memory } from './memories.ts'
import type { OperatorMemory } from './operator.ts'

/** How a screen is met: with everything there, while it loads, with nothing yet, when the server fails, without a connection. */
export type Face = 'full' | 'loading' | 'empty' | 'error' | 'offline'

/** One moment of one screen, and how a browser gets there. */
export interface Scene {
  /** Names the picture; unique together with the face. */
  name: string
  face: Face
  /** Scenes that are laid out alike share it; the scene's name unless told. */
  layout?: string
  /** `:photo` stands for the id of the couple's first photo. */
  path: string
  /** Words that are seen then, and only then. */
  shows: string | RegExp
  /** The couple with a history unless told. */
  device?: DeviceKind
  /** What an earlier visit has left in the browser. */
  remembers?: readonly Memory[]
  /** What the console has left in the browser of an operator. */
  resumes?: readonly OperatorMemory[]
  /** Requests to these addresses get no answer: what waits for it stays in sight. */
  unanswered?: readonly string[]
  /** Requests to these addresses fail. */
  failing?: readonly string[]
  /** Requests to these addresses are answered so, because a real answer would change what other scenes need. */
  answered?: Record<string, object>
  /** Requests to these addresses are refused so. */
  refused?: Record<string, ErrorCode>
  /** A remembered picture is in the making and stays so. */
  isMaking?: boolean
  /** The stage at which the animated paywall is held. */
  stage?: HeldStage
  /** Time is made to pass on the way to it. */
  movesTime?: boolean
  /** What the app says in its console about failures that the scene causes. */
  complains?: readonly RegExp[]
  /** The camera may not be used. */
  hasNoCamera?: boolean
  /** Controls of which some are chosen and others not. */
  choices?: string
  /** What stands at the top of the picture, on every size of a screen. */
  top?: (page: Page) => Locator
  /** What a person does on the screen before it is looked at. */
  act?: (page: Page, devices: Devices) => Promise<void>
}
