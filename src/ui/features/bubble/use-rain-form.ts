import { useCallback, useEffect, useMemo } from 'react'
import { LOOP_ID } from '../../../domain/balance'
import {
  guestsQuery,
  purseQuery,
  reachQuery,
  parseRain,
  rainSendViewModel,
  type RainChange,
} from '../../../domain/bubble'
import type { ConversationId, Gid } from '../../../domain/kernel/ids'
import { MAX_LEVEL } from '../../../domain/kernel/max-level'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'

/** View model of the form that sends a rain to this conversation. */
export const useRainForm = (isOpen: boolean, conversationId: ConversationId, gid: Gid) => {
  const app = useApp()
  const { slices } = useFeature('bubble')
  const send = rainSendViewModel(useTabState(slices.tab.rainSend))
  const purses = useAccountState(slices.account.purse)
  const purse = useMemo(() => purseQuery.listed(purses, { gid }), [purses, gid])
  const readPurse = useCallback(() => {
    app.account.dispatch(purseQuery.want({ gid }))
  }, [app, gid])
  useEffect(() => {
    if (!isOpen) return
    readPurse()
    app.tab.dispatch({ type: 'bubble/OpenForm', conversationId, gid })
  }, [isOpen, readPurse, app, conversationId, gid])
  const isSent = send.step === 'sent'
  useEffect(() => {
    if (isSent) app.account.dispatch({ type: 'balance/AppShellShown', isMember: true })
  }, [app, isSent])
  const read = useMemo(
    () => (send.form === null ? null : parseRain(send.form, purse.items, LOOP_ID)),
    [send.form, purse.items],
  )
  return {
    send,
    purse,
    read,
    readPurse,
    say: app.tab.dispatch,
    change: (change: RainChange): void => app.tab.dispatch({ type: 'bubble/ChangeForm', change }),
  }
}

/** The number of members at this level or above. `null` while the number is unknown. */
export const useRainReach = (gid: Gid, level: number | null): number | null => {
  const app = useApp()
  const { slices } = useFeature('bubble')
  const state = useAccountState(slices.account.reach)
  const asked = level === null || level < 1 || level > MAX_LEVEL ? null : level
  useEffect(() => {
    if (asked !== null) app.account.dispatch(reachQuery.want({ gid, level: asked }))
  }, [app, gid, asked])
  return asked === null ? null : (reachQuery.value(state, { gid, level: asked })?.count ?? null)
}

/** The members whose name contains the keyword, to choose from. */
export const useRainGuests = (gid: Gid, keyword: string) => {
  const app = useApp()
  const { slices } = useFeature('bubble')
  const state = useAccountState(slices.account.guests)
  const read = useCallback(() => {
    app.account.dispatch(guestsQuery.want({ gid, keyword }))
  }, [app, gid, keyword])
  useEffect(read, [read])
  return {
    ...guestsQuery.listed(state, { gid, keyword }),
    read,
    readMore: () => {
      app.account.dispatch(guestsQuery.more({ gid, keyword }))
    },
  }
}
