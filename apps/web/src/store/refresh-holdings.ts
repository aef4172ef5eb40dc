import { ledgerKey, queryClient, refreshOneTimeStatus, refreshStatus } from '#server-state'

/** Reads again what a purchase changes: what is left and the ledger; pictures follow the status by themselves. */
export async function refreshHoldings(): Promise<void> {
  await Promise.all([
    refreshStatus(),
    refreshOneTimeStatus(),
    queryClient.invalidateQueries({ queryKey: ledgerKey }),
  ])
}
