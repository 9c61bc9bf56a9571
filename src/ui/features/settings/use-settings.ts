import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownPerson, ownSettings } from '../../../domain/profile'
import { sessionOf } from '../../../domain/session'
import { xSignInViewModel } from '../../../domain/sign-in'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'
import { personAvatarData } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { usePreferenceFields } from '../../app-shell/account-panel/use-preference-fields'
import { xErrorText } from '../sign-in/x/x-error-text'
import { useOwnProfile } from '../profile/use-own-profile'
import type { SettingsViewProps } from './SettingsView'

/** View model of the settings page. */
export const useSettings = (): SettingsViewProps => {
  const app = useApp()
  const profiles = useAccountState(useFeature('profile').slices.account.profile)
  const { kept } = useFeature('chat').streams
  const { t } = useTranslation()
  const me = useOwnProfile()
  const sessionId = sessionOf(useAccountState(app.account.slices.session))?.sessionId ?? null
  const { purpose, busy, problem } = xSignInViewModel(useTabState(useFeature('sign-in').slices.tab.x))
  const bindingX = purpose === 'bind' && busy
  const xProblem = purpose === 'bind' && problem !== null ? xErrorText(t, problem) : undefined
  const [storedBytes, setStoredBytes] = useState<number | null>()
  useEffect(() => {
    void kept.bytes().then(setStoredBytes)
  }, [kept])
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
      if (me !== null) app.account.dispatch({ type: 'profile/ShowOwnProfile', me })
    }
    return person.status === 'failed' ? { status: 'failed', onRetry: retry } : { status: 'loading' }
  }, [app, profiles, me])
  return {
    preferences: usePreferenceFields(),
    account,
    storedBytes,
    profileHref: paths.profile,
    version: app.product.build,
    bindX: {
      isBusy: bindingX,
      problem: xProblem,
      onBind: () => app.tab.dispatch({ type: 'sign-in/StartXSignIn', errand: { purpose: 'bind', sessionId } }),
    },
    onSwitch: (kind, on) => app.account.dispatch({ type: 'profile/ChangeSetting', kind, on }),
    onReport: () => app.tab.dispatch({ type: 'OpenDialog', dialog: 'report' }),
    onDeleteKept: () => {
      void kept.clear().then(async () => {
        app.tab.dispatch({ type: 'ShowToast', words: { key: 'keptDeleted' } })
        setStoredBytes(await kept.bytes())
      })
    },
    onSignOut: () => app.account.dispatch({ type: 'SignOut' }),
  }
}
