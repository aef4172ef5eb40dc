import {
  type CampaignAction,
  type CampaignSegment,
  type CampaignState,
  campaignAudienceQuery,
  campaignRoutes,
} from '@ever-after/contract'

const devices = (count: number) => `${count.toLocaleString()} ${count === 1 ? 'device' : 'devices'}`
const minutes = (count: number) => `${count.toLocaleString()} ${count === 1 ? 'minute' : 'minutes'}`

export const copy = {
  title: 'Campaigns',
  intro: 'A message to many phones, at most one campaign a day to each of them.',
  logOnly: 'Messages do not reach phones yet',
  logOnlyNote: 'No FCM account is configured, so a campaign is only written to the server’s log.',
  write: 'New campaign',
  messageTitle: 'Title',
  messageBody: 'Message',
  written: (length: number, most: number) => `${length}/${most}`,
  tapped: 'When it is tapped',
  segment: 'Who gets it',
  platform: 'Phones',
  platforms: { any: 'Every phone', ios: 'iPhone' } satisfies Record<CampaignSegment['platform'], string>,
  days: 'Days since the app was opened',
  rate: 'Messages a minute',
  when: 'When it begins',
  now: 'Now',
  later: 'At a time',
  time: 'Date and time',
  timePassed: 'Please choose a time in the future.',
  rateWrong: (most: number) => `A number from 1 to ${most.toLocaleString()}.`,
  daysWrong: 'A number from 1 to 365.',
  counting: 'Counting…',
  notCounted: 'The devices could not be counted.',
  audience: (count: number) => `${devices(count)} would get it now`,
  nobody: 'No device would get it now',
  resting: (count: number) => `${devices(count)} had a campaign within a day and get none.`,
  lasts: (count: number) =>
    count > 0 ? `It takes about ${minutes(count)} at this rate.` : 'It takes less than a minute.',
  preview: 'How it looks on a phone',
  previewDay: 'Saturday 6 June',
  previewTime: '9:41',
  previewNow: 'now',
  previewTitle: 'Title',
  previewBody: 'What the message says',
  previewHeard: (...words: string[]) => words.filter(Boolean).join(': '),
  send: 'Send campaign',
  schedule: 'Schedule campaign',
  sendQuestion: (count: number | undefined) =>
    count === undefined ? 'Send this campaign?' : `Send this to ${devices(count)}?`,
  scheduleQuestion: 'Schedule this campaign?',
  sendNote: (title: string, segment: string, begins: string) =>
    [`“${title}”`, segment, begins].filter(Boolean).join('. ').concat('.'),
  beginsAt: (moment: Date) =>
    `Begins ${moment.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}`,
  started: 'The campaign begins.',
  scheduled: 'The campaign is scheduled.',
  failedToSend: (message: string) => `The campaign was not made: ${message}`,
  list: 'Campaigns so far',
  empty: 'No campaign yet',
  emptyNote: 'The first one shows here what became of it.',
  failed: 'Campaigns could not be loaded',
  failedAgain: 'These are the last figures. Newer ones did not load.',
  tryAgain: 'Try again',
  loading: 'Loading…',
  refresh: 'Refresh',
  begins: 'Begins',
  began: 'Began',
  by: (who: string | null) => (who ? `by ${who}` : ''),
  progress: (done: number, all: number) => `${done.toLocaleString()} of ${devices(all)}`,
  paceOf: (rate: number) => `${rate.toLocaleString()} a minute`,
  results: {
    sent: 'Sent',
    failed: 'Failed',
    dead: 'No longer installed',
    skipped: 'Left out',
    tapped: 'Tapped',
  },
  share: (percent: number) => `${percent}% of sent`,
  pause: 'Pause',
  pauseOf: (title: string) => `Pause ${title}`,
  paused: 'The campaign is paused.',
  resume: 'Resume',
  resumeOf: (title: string) => `Resume ${title}`,
  resumed: 'The campaign goes on.',
  end: 'End',
  endOf: (title: string) => `End ${title}`,
  endQuestion: (title: string) => `End “${title}”?`,
  endNote: 'What was sent is sent. The rest is not, and it cannot be resumed.',
  ended: 'The campaign is ended.',
  failedToChange: (message: string) => `Nothing was changed: ${message}`,
  accountPaused:
    'Paused by the server: the account that messages are sent with was not accepted. Check the FCM account and its APNs key, then resume.',
} as const

export const stateNames: Record<CampaignState, string> = {
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  completed: 'Completed',
  cancelled: 'Ended',
}

export const groupNames: Record<CampaignSegment['group'], string> = {
  all: 'Everybody',
  premium: 'Premium',
  free: 'Free',
  unused: 'With changes left',
  inactive: 'Away for a while',
}

/** A segment in one line, such as Away for 30 days, iPhone. */
export function wordsOfSegment(segment: CampaignSegment): string {
  const who =
    segment.group === 'inactive'
      ? `Away for ${segment.days} ${segment.days === 1 ? 'day' : 'days'}`
      : groupNames[segment.group]
  return segment.platform === 'any' ? who : `${who}, ${copy.platforms[segment.platform]}`
}

export type ActionChoice = 'review' | 'offer' | Extract<CampaignAction, { kind: 'open' }>['route']

export const actionNames: Record<ActionChoice, string> = {
  '/': 'Opens the styles',
  '/wedding-upload': 'Opens the photos of the couple',
  '/dresses': 'Opens the dresses',
  '/camera': 'Opens the hair colour camera',
  '/history': 'Opens the history',
  '/premium': 'Opens Premium',
  '/settings': 'Opens the settings',
  review: 'Asks for a review',
  offer: 'Shows the offer',
}

const { group, platform } = campaignAudienceQuery.shape

/** What can be chosen, in the order of the lists. */
export const choices = {
  actions: [...campaignRoutes, 'review' as const, 'offer' as const].map((value) => ({
    value,
    label: actionNames[value],
  })),
  groups: group.options.map((value) => ({ value, label: groupNames[value] })),
  platforms: platform.options.map((value) => ({ value, label: copy.platforms[value] })),
}
