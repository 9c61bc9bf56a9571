import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownPerson, ownSettings } from '../../../domain/profile'
import { sessionOf, xSignInViewModel } from '../../../domain/session'
import { useApp, useStore } from '../../app/app-context'
import { personAvatarData } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { useExportLog } from '../../app/use-export-log'
import { usePreferenceFields } from '../../app-shell/account-panel/use-preference-fields'
import { xErrorText } from '../sign-in/x/x-error-text'
import { useOwnProfile } from '../profile/use-own-profile'
import type { SettingsViewProps } from './SettingsView'

/** View model of the settings page. */
export const useSettings = (): SettingsViewProps => {
  const app = useApp()
  const profiles = useStore(app.account.sources.profile)
  const { t } = useTranslation()
  const me = useOwnProfile()
  const sessionId = sessionOf(useStore(app.account.sources.session))?.sessionId ?? null
  const { purpose, busy, problem } = xSignInViewModel(useStore(app.tab.sources.xSignIn))
  const bindingX = purpose === 'bind' && busy
  const xProblem = purpose === 'bind' && problem !== null ? xErrorText(t, problem) : undefined
  const [storedBytes, setStoredBytes] = useState<number | null>()
  useEffect(() => {
    void app.kept.bytes().then(setStoredBytes)
  }, [app])
  const account: SettingsViewProps['account'] = useMemo(() => {
    const person = ownPerson(profiles)
    const own = ownSettings(profiles)
    if (person.status === 'shown' && own !== null) {
      return {
        status: 'ready',
        value: {
          face: personAvatarData(person.person),
          ...own.switches,
        },
      }
    }
    const retry = () => {
      if (me !== null) app.account.dispatch({ type: 'ShowOwnProfile', me })
    }
    return person.status === 'failed' ? { status: 'failed', onRetry: retry } : { status: 'loading' }
  }, [app, profiles, me])
  return {
    preferences: usePreferenceFields(),
    account,
    storedBytes,
    profileHref: paths.profile,
    version: app.build,
    bindX: {
      isBusy: bindingX,
      problem: xProblem,
      onBind: () => app.tab.dispatch({ type: 'BeginX', errand: { purpose: 'bind', sessionId } }),
    },
    onSwitch: (kind, on) => app.account.dispatch({ type: 'SetSwitch', kind, on }),
    onExportLog: useExportLog(),
    onDeleteKept: () => {
      void app.kept.clear().then(async () => {
        app.tab.dispatch({ type: 'ShowToast', words: { key: 'keptDeleted' } })
        setStoredBytes(await app.kept.bytes())
      })
    },
    onSignOut: () => app.account.dispatch({ type: 'SignOut' }),
  }
}
