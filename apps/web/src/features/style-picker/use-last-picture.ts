import {
  cursorOf,
  getStyleApplication,
  listStyleApplications,
  type StyleApplication,
} from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { historyKey } from '#creations'
import { call, signedAnswer } from '#server-state'

/** As a rule enough to find the last finished one behind some that are being made or have failed. */
const looksAt = 10

/**
 * The last completed wedding picture when it was not rated yet (decision A32). Once there it stays for this visit, so that
 * the thanks can be read.
 */
export function useLastPicture(): StyleApplication | undefined {
  const { data, isFetching } = useQuery({
    queryKey: [...historyKey('style'), 'last'],
    queryFn: () => readLast(),
    ...signedAnswer,
  })
  const [kept, setKept] = useState<StyleApplication>()
  // An answer that is being read again may be of a picture that was rated or deleted since.
  if (data && !isFetching && data.rating === null && data.id !== kept?.id) setKept(data)
  // Its address changes with the right to download, and a rating may arrive late.
  return kept && data?.id === kept.id ? data : kept
}

async function readLast(before?: string): Promise<StyleApplication | null> {
  const items = await call(listStyleApplications, { query: { limit: looksAt, before } })
  const last = items.find(({ status }) => status === 'completed')
  if (last) return call(getStyleApplication, { params: { id: last.id } })
  const oldest = items[looksAt - 1]
  return oldest ? readLast(cursorOf(oldest)) : null
}
