import { useEffect } from 'react'
import { ownQuery, type Details } from '../../../domain/identity'
import { useAccountState, useFeature } from '../../app/use-feature'

const OWN = {}

interface OwnDetails {
  readonly status: 'loading' | 'failed' | 'shown'
  readonly details: Details | null
  readonly read: () => void
}

/** All details of the member's own account. The details load again on every mount. */
export const useOwnDetails = (): OwnDetails => {
  const { slices, dispatchToAccount } = useFeature('identity')
  const { status, items } = ownQuery.listed(useAccountState(slices.account.own), OWN)
  useEffect(() => {
    void dispatchToAccount(ownQuery.want(OWN))
  }, [dispatchToAccount])
  return {
    status,
    details: items[0] ?? null,
    read: () => {
      void dispatchToAccount(ownQuery.want(OWN))
    },
  }
}
