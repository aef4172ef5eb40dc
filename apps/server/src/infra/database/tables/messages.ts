import type { CampaignAction, CampaignSegment, CampaignState } from '@ever-after/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** What is sent to phones, and what became of it. */
export interface MessageTables {
  campaigns: {
    id: string
    title: string
    body: string
    action: JSONColumnType<CampaignAction>
    segment: JSONColumnType<CampaignSegment>
    rate_per_minute: number
    state: CampaignState
    paused_by: 'operator' | 'account' | null
    start_at: Date
    created_at: Date
    created_by: string | null
    ended_at: Date | null
    /** Devices that it was for when it was made. */
    devices: number
    /** Devices are chosen in the order of their ids; this one was the last. */
    last_device_id: string | null
    has_chosen_all: Generated<boolean>
    /** Up to when devices were chosen as the rate allows. */
    paced_to: Date | null
    /** Until when whoever takes the messages asked for a pause. */
    hold_until: Date | null
    /** The figures of an old campaign, whose messages are not kept. */
    results: ColumnType<Record<string, number> | null, never, string>
  }
  push_messages: {
    /** Goes with the message and comes back with a tap. */
    id: string
    /** Null once the device deleted its data. */
    device_id: string | null
    campaign_id: string | null
    creation_id: string | null
    state: MessageState
    failure: string | null
    attempts: Generated<number>
    created_at: Date
    claimed_at: Date | null
    ended_at: Date | null
    tapped_at: Date | null
  }
}

export type MessageState = 'waiting' | 'sending' | 'sent' | 'failed' | 'dead' | 'skipped'
