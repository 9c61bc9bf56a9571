import { useCallback, useEffect } from 'react'
import { giftBalancesQuery, giftMembersQuery, giftsQuery, offeredGifts, payingBalances } from '../../../domain/gift'
import type { Gid } from '../../../domain/kernel/ids'
import { useAccountState, useFeature } from '../../app/use-feature'

export const useGifts = () => {
  const { slices, dispatchToAccount } = useFeature('gift')
  const { status, items } = giftsQuery.listed(useAccountState(slices.account.gifts), {})
  const read = useCallback(() => {
    void dispatchToAccount(giftsQuery.want({}))
  }, [dispatchToAccount])
  useEffect(read, [read])
  return { status, items: offeredGifts(items), read }
}

/** The balances that can pay for gifts in this group or direct chat. */
export const useGiftBalances = (gid: Gid | null) => {
  const { slices, dispatchToAccount } = useFeature('gift')
  const { status, items } = giftBalancesQuery.listed(useAccountState(slices.account.balances), { gid })
  const read = useCallback(() => {
    void dispatchToAccount(giftBalancesQuery.want({ gid }))
  }, [dispatchToAccount, gid])
  useEffect(read, [read])
  return { status, items: payingBalances(items), read }
}

/** The members of a group whose name matches the keyword. */
export const useGiftMembers = (gid: Gid, keyword: string) => {
  const { slices, dispatchToAccount } = useFeature('gift')
  const listed = giftMembersQuery.listed(useAccountState(slices.account.members), { gid, keyword })
  const read = useCallback(() => {
    void dispatchToAccount(giftMembersQuery.want({ gid, keyword }))
  }, [dispatchToAccount, gid, keyword])
  useEffect(read, [read])
  return {
    ...listed,
    read,
    readMore: () => {
      void dispatchToAccount(giftMembersQuery.more({ gid, keyword }))
    },
  }
}
