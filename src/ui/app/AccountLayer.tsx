import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isMember, profileOf, sessionOf } from '../../domain/session'
import { areaChoice, areaLanguageOf, mainPageOf, type AreaLanguage } from '../../domain/shell'
import { AccountPanel, type Viewer } from '../frame/account/AccountPanel'
import { useApp, useSource } from './app-context'
import { personFace } from './faces'
import { paths } from './paths'
import { useExportLog } from './use-export-log'
import { usePreferences } from './use-preferences'

interface AccountLayerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The account panel, live. */
export function AccountLayer({ open, onClose }: AccountLayerProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSource(app.account.sources.session)
  const preferences = useSource(app.account.sources.preferences)
  const profile = profileOf(session)
  const me = sessionOf(session)
  const viewer: Viewer | undefined = me === null || !isMember(session) ? undefined : {
    face: personFace(profile ?? { xid: me.xid, name: '', avatar: null }), method: me.method,
    following: profile?.following ?? 0, followers: profile?.followers ?? 0,
  }
  const chooseArea = (areaLanguage: AreaLanguage): void => {
    const choice = areaChoice(viewer !== undefined, profile)
    if (choice === 'visitor') app.tab.say({ type: 'ShowVisitorDialog' })
    else if (choice === 'needBindX') app.tab.say({ type: 'ShowToast', words: { key: 'needBindX' } })
    else app.account.say({ type: 'ChooseAreaLanguage', areaLanguage })
  }
  const chooseNotices = async (notices: boolean): Promise<void> => {
    if (!notices || await app.alerts.allow()) app.account.say({ type: 'ChooseNotices', notices })
    else app.tab.say({ type: 'ShowToast', words: { key: 'noticesRefused' } })
  }
  return (
    <AccountPanel
      open={open}
      onClose={onClose}
      viewer={viewer}
      {...usePreferences()}
      mainPage={mainPageOf(preferences)}
      areaLanguages={app.product.areaLanguages}
      areaLanguage={areaLanguageOf(preferences, navigator.languages, app.product.areaLanguages)}
      sound={preferences.sound}
      notices={preferences.notices}
      onMainPage={(mainPage) => app.account.say({ type: 'ChooseMainPage', mainPage })}
      onAreaLanguage={chooseArea}
      onSound={(sound) => app.account.say({ type: 'ChooseSound', sound })}
      onNotices={(notices) => { void chooseNotices(notices) }}
      onTryOut={() => app.alerts.tryOut({ title: t('account.tryTitle'), body: t('account.tryBody') })}
      onProfile={() => { void navigate(paths.profile) }}
      onSettings={() => { void navigate(paths.settings) }}
      onJump={() => app.tab.say({ type: 'OpenDialog', dialog: 'switcher' })}
      onApprove={() => {
        onClose()
        app.tab.say({ type: 'OpenQrApproval' })
      }}
      onShortcuts={() => app.tab.say({ type: 'OpenDialog', dialog: 'shortcuts' })}
      onExportLog={useExportLog()}
      onSignOut={() => app.account.say({ type: 'SignOut' })}
    />
  )
}
