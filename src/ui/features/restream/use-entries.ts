import { useEffect } from 'react'
import { restreamBody } from '../../../application/features/restream/restream'
import { streamEntriesQuery } from '../../../domain/restream'
import { useAccountState, useFeature } from '../../app/use-feature'

/** One's own entries, read anew when they are shown. */
export const useEntries = () => {
  const { cells, sayToAccount } = useFeature(restreamBody)
  const listed = streamEntriesQuery.listed(useAccountState(cells.account.entries), {})
  const read = (): void => { void sayToAccount(streamEntriesQuery.want({})) }
  useEffect(() => { void sayToAccount(streamEntriesQuery.want({})) }, [sayToAccount])
  return { ...listed, read }
}
