import { useEffect } from 'react'
import { highlightsQuery, homeQuery, type Highlights, type PartnerHome } from '../../../domain/partner'
import { sessionOf } from '../../../domain/session'
import { useApp, useNow } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { MINUTE_MS } from '../../app-shell/header-account'

interface HomeShown {
  readonly status: 'loading' | 'failed' | 'missing' | 'shown'
  readonly home: PartnerHome | null
  /**
   * The highlights. They come from a separate request. Until this request completes, the highlights of the home
   * response appear.
   */
  readonly highlights: Highlights | null
  readonly areHighlightsFailed: boolean
  readonly onRetry: () => void
  readonly onRetryHighlights: () => void
}

/** View model of a partner's home page. The highlights reload every minute, because spaces start and end. */
export const usePartnerHome = (link: string | null): HomeShown => {
  const app = useApp()
  const { slices } = useFeature('partner')
  const sessionId = sessionOf(useAccountState(app.account.slices.session))?.sessionId
  const home = useAccountState(slices.account.home)
  const bar = useAccountState(slices.account.get_highlights_bar)
  const minute = Math.floor(useNow(MINUTE_MS) / MINUTE_MS)
  useEffect(() => {
    if (sessionId !== undefined) app.account.dispatch(homeQuery.want({ link }))
  }, [link, app, sessionId])
  useEffect(() => {
    if (sessionId !== undefined) app.account.dispatch(highlightsQuery.want({ link }))
  }, [link, minute, app, sessionId])
  const { status } = homeQuery.listed(home, { link })
  const shown = homeQuery.value(home, { link })?.found ?? null
  const barListed = highlightsQuery.listed(bar, { link })
  return {
    status: status === 'shown' && shown === null ? 'missing' : status,
    home: shown,
    highlights: highlightsQuery.value(bar, { link })?.found ?? shown,
    areHighlightsFailed: barListed.status === 'failed',
    onRetry: () => {
      app.account.dispatch(homeQuery.want({ link }))
    },
    onRetryHighlights: () => {
      app.account.dispatch(highlightsQuery.want({ link }))
    },
  }
}
