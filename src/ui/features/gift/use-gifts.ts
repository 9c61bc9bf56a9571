import { useCallback, useEffect } from 'react'
import { giftBalancesQuery, giftMembersQuery, giftsQuery, offeredGifts, payingBalances } from '../../../domain/gift'
import type { Gid } from '../../../domain/kernel/ids'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'

export const useGifts = () => {
  const app = useApp()
  const { slices } = useFeature('gift')
  const { status, items } = giftsQuery.listed(useAccountState(slices.account.gifts), {})
  const read = useCallback(() => {
    app.account.dispatch(giftsQuery.want({}))
  }, [app])
  useEffect(read, [read])
  return { status, items: offeredGifts(items), read }
}

/** The balances that can pay for gifts in this group or direct chat. */
export const useGiftBalances = (gid: Gid | null) => {
  const app = useApp()
  const { slices } = useFeature('gift')
  const { status, items } = giftBalancesQuery.listed(useAccountState(slices.account.balances), { gid })
  const read = useCallback(() => {
    app.account.dispatch(giftBalancesQuery.want({ gid }))
  }, [app, gid])
  useEffect(read, [read])
  return { status, items: payingBalances(items), read }
}

/** The members of a group whose name matches the keyword. */
export const useGiftMembers = (gid: Gid, keyword: string) => {
  const app = useApp()
  const { slices } = useFeature('gift')
  const listed = giftMembersQuery.listed(useAccountState(slices.account.members), { gid, keyword })
  const read = useCallback(() => {
    app.account.dispatch(giftMembersQuery.want({ gid, keyword }))
  }, [app, gid, keyword])
  useEffect(read, [read])
  return {
    ...listed,
    read,
    readMore: () => {
      app.account.dispatch(giftMembersQuery.more({ gid, keyword }))
    },
  }
}
