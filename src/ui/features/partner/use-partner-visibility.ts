import { useCallback, useEffect, useState } from 'react'
import { configQuery, SHOWS_ALL, SHOWS_NOTHING, showsOf, type PartnerShows } from '../../../domain/partner'
import { sessionOf } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useAccountState } from '../../app/use-feature'
import { isEmbedded } from '../../app/routing/embedded'

const own = { link: null }

/**
 * The gift and bubble tools that a partner shows to its users (R1-235). Other users see all tools. A partner's user
 * sees no tools until the configuration is loaded.
 */
export const usePartnerVisibility = (): PartnerShows => {
  const app = useApp()
  const session = sessionOf(useAccountState(app.account.slices.session))
  const partnerId = session?.method === 'partner' ? session.partnerId : null
  const [config, setConfig] = useState<PartnerShows>(SHOWS_NOTHING)
  const follow = useCallback(() => {
    const attached = app.features.of('partner')
    if (attached === null) return null
    const { config: cell } = attached.slices.account
    const look = (): void => setConfig(showsOf(configQuery.value(cell.get(), own)?.found ?? null))
    app.account.dispatch(configQuery.want(own))
    look()
    return app.account.changes$.subscribe(look)
  }, [app])
  useEffect(() => {
    if (partnerId === null) return undefined
    let ended = false
    let following: { unsubscribe: () => void } | null = null
    void app.features.load('partner').then(
      () => {
        if (!ended) following = follow()
      },
      () => undefined,
    )
    return () => {
      ended = true
      following?.unsubscribe()
    }
  }, [app, follow, partnerId])
  if (partnerId === null) return SHOWS_ALL
  // Payments are off inside another site's iframe (BI-358).
  return isEmbedded() ? { ...config, gift: false, bubble: false } : config
}
