import { useCallback, useEffect } from 'react'
import { giftImplementation } from '../../../application/features/gift/gift'
import { giftBalancesQuery, giftMembersQuery, giftsQuery, offeredGifts, payingBalances } from '../../../domain/gift'
import type { Gid } from '../../../domain/kernel/ids'
import { useAccountState, useFeature } from '../../app/use-feature'

/** The gifts that can be sent. */
export const useGifts = () => {
  const { slices: cells, sayToAccount } = useFeature(giftImplementation)
  const { status, items } = giftsQuery.listed(useAccountState(cells.account.gifts), {})
  const read = useCallback(() => { void sayToAccount(giftsQuery.want({})) }, [sayToAccount])
  useEffect(read, [read])
  return { status, items: offeredGifts(items), read }
}

/** What can pay for gifts in that group, or between two people. */
export const useGiftBalances = (gid: Gid | null) => {
  const { slices: cells, sayToAccount } = useFeature(giftImplementation)
  const { status, items } = giftBalancesQuery.listed(useAccountState(cells.account.balances), { gid })
  const read = useCallback(() => { void sayToAccount(giftBalancesQuery.want({ gid })) }, [sayToAccount, gid])
  useEffect(read, [read])
  return { status, items: payingBalances(items), read }
}

/** Members of a group, as they are looked for. */
export const useGiftMembers = (gid: Gid, keyword: string) => {
  const { slices: cells, sayToAccount } = useFeature(giftImplementation)
  const listed = giftMembersQuery.listed(useAccountState(cells.account.members), { gid, keyword })
  const read = useCallback(() => { void sayToAccount(giftMembersQuery.want({ gid, keyword })) }, [sayToAccount, gid, keyword])
  useEffect(read, [read])
  return { ...listed, read, readMore: () => { void sayToAccount(giftMembersQuery.more({ gid, keyword })) } }
}
