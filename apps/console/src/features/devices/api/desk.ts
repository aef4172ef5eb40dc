import {
  blockDevice,
  type DeskDevice,
  deleteDeskDevice,
  endAffiliate,
  findDevices,
  getDeskDevice,
  getDeskLedger,
  giveSupportGrant,
  makeAffiliate,
  type SupportGrant,
  unblockDevice,
} from '@ever-after/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, queryClient } from '#server-state'

const deskKey = ['desk'] as const

/** Devices with a reference; asked anew each time, since what they may do changes. */
export function useDevices(reference: string | undefined) {
  return useQuery({
    queryKey: [...deskKey, 'found', reference],
    queryFn: () => call(findDevices, { query: { reference: reference ?? '' } }),
    enabled: reference !== undefined,
    staleTime: 0,
    refetchOnMount: 'always',
  })
}

export function useDevice(id: string) {
  return useQuery({
    queryKey: [...deskKey, 'device', id],
    queryFn: () => call(getDeskDevice, { params: { id } }),
    refetchOnMount: 'always',
  })
}

/** Where the changes of a device went, newest first, fifty at a time. */
export function useDeviceLedger(id: string) {
  return useInfiniteQuery({
    queryKey: [...deskKey, 'ledger', id],
    queryFn: ({ pageParam }) =>
      call(getDeskLedger, { params: { id }, query: pageParam ? { before: pageParam } : {} }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    refetchOnMount: 'always',
  })
}

export async function block(id: string, reason: string): Promise<void> {
  await call(blockDevice, { params: { id }, body: { reason } })
  await refreshDesk()
}

export async function unblock(id: string): Promise<void> {
  await call(unblockDevice, { params: { id } })
  await refreshDesk()
}

export async function writeAffiliate(id: string, isAffiliate: boolean): Promise<void> {
  await call(isAffiliate ? makeAffiliate : endAffiliate, { params: { id } })
  await refreshDesk()
}

export async function giveChanges(body: SupportGrant) {
  const reply = await call(giveSupportGrant, { body })
  await refreshDesk()
  return reply
}

/** The reference as it was typed again; the server refuses another device's. */
export async function deleteEverything({ id }: DeskDevice, body: { reference: string; reason: string }) {
  const { receipt } = await call(deleteDeskDevice, { params: { id }, body })
  queryClient.removeQueries({ queryKey: deskKey })
  return receipt
}

async function refreshDesk(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: deskKey })
}
