import { useEffect } from 'react'
import { restreamImplementation } from '../../../application/features/restream/restream'
import { streamEntriesQuery } from '../../../domain/restream'
import { useAccountState, useFeature } from '../../app/use-feature'

/** One's own entries, read anew when they are shown. */
export const useStreamTargets = () => {
  const { slices: cells, sayToAccount } = useFeature(restreamImplementation)
  const listed = streamEntriesQuery.listed(useAccountState(cells.account.entries), {})
  const read = (): void => { void sayToAccount(streamEntriesQuery.want({})) }
  useEffect(() => { void sayToAccount(streamEntriesQuery.want({})) }, [sayToAccount])
  return { ...listed, read }
}
