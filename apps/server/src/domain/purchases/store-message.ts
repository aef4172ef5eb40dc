import { z } from 'zod'

const name = z.string().min(1).max(300)
const names = z.array(name).max(100).nullish()

/** What is read of a message that RevenueCat sends; everything else in it is only a hint, and is asked for. */
export const storeMessage = z.object({
  event: z.object({
    id: z.string().min(1).max(200),
    type: z.string().min(1).max(100),
    app_user_id: name.nullish(),
    original_app_user_id: name.nullish(),
    aliases: names,
    transferred_from: names,
    transferred_to: names,
    transaction_id: name.nullish(),
  }),
})
export type StoreEvent = z.output<typeof storeMessage>['event']

/** Whom an event is about: of each group the first who is known here; of a transfer both sides. */
export function peopleOf(event: StoreEvent): string[][] {
  const { app_user_id, original_app_user_id, aliases, transferred_from, transferred_to } = event
  const oneByOne = [...(transferred_to ?? []), ...(transferred_from ?? [])].map((person) => [person])
  const names = [app_user_id, original_app_user_id, ...(aliases ?? [])].filter(
    (person) => typeof person === 'string',
  )
  return names.length ? [names, ...oneByOne] : oneByOne
}
