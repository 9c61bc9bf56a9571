import { useEffect } from 'react'
import { ownQuery, type Details } from '../../../domain/identity'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'

const OWN = {}

interface OwnDetails {
  readonly status: 'loading' | 'failed' | 'shown'
  readonly details: Details | null
  readonly read: () => void
}

/** All details of the member's own account. The details load again on every mount. */
export const useOwnDetails = (): OwnDetails => {
  const app = useApp()
  const { slices } = useFeature('identity')
  const { status, items } = ownQuery.listed(useAccountState(slices.account.own), OWN)
  useEffect(() => {
    app.account.dispatch(ownQuery.want(OWN))
  }, [app])
  return {
    status,
    details: items[0] ?? null,
    read: () => {
      app.account.dispatch(ownQuery.want(OWN))
    },
  }
}
