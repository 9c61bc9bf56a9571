import { useTranslation } from 'react-i18next'
import type { App } from '../../../application/app'
import type { StreamsOf } from '../../../application/features/feature-streams'
import { isMember, profileOf } from '../../../domain/session'
import { areaChoice, areaLanguageOf, mainPageOf, type RegionLanguage } from '../../../domain/shell'
import type { PreferencesProps } from './Preferences'
import { useApp } from '../../app/app-context'
import { useAccountState } from '../../app/use-feature'
import { usePreferences } from '../../app/use-preferences'

/**
 * The alerts of the notification feature. The preferences render without that feature, because the account panel must
 * also open while the feature cannot load. `null` if it does not load.
 */
const loadAlerts = async ({ features }: App): Promise<StreamsOf<'notification'>['alerts'] | null> => {
  await features.load('notification').catch(() => undefined)
  return features.of('notification')?.streams.alerts ?? null
}

/** The values and setters of the preferences. The account panel and the settings page use them. */
export const usePreferenceFields = (): PreferencesProps => {
  const app = useApp()
  const { t } = useTranslation()
  const session = useAccountState(app.account.slices.session)
  const preferences = useAccountState(app.account.slices.preferences)
  const chooseArea = (areaLanguage: RegionLanguage): void => {
    const choice = areaChoice(isMember(session), profileOf(session))
    if (choice === 'visitor') app.tab.dispatch({ type: 'ShowVisitorDialog' })
    else if (choice === 'needBindX') app.tab.dispatch({ type: 'ShowToast', words: { key: 'needBindX' } })
    else app.account.dispatch({ type: 'ChooseAreaLanguage', areaLanguage })
  }
  const chooseNotices = async (notices: boolean): Promise<void> => {
    if (!notices) return app.account.dispatch({ type: 'ChooseNotices', notices })
    const alerts = await loadAlerts(app)
    if (alerts === null) return app.tab.dispatch({ type: 'ShowToast', words: { key: 'notDone' } })
    return (await alerts.allow())
      ? app.account.dispatch({ type: 'ChooseNotices', notices })
      : app.tab.dispatch({ type: 'ShowToast', words: { key: 'noticesRefused' } })
  }
  return {
    ...usePreferences(),
    mainPage: mainPageOf(preferences),
    areaLanguages: app.product.areaLanguages,
    areaLanguage: areaLanguageOf(preferences, navigator.languages, app.product.areaLanguages),
    sound: preferences.sound,
    notices: preferences.notices,
    onMainPage: (mainPage) => app.account.dispatch({ type: 'ChooseMainPage', mainPage }),
    onAreaLanguage: chooseArea,
    onSound: (sound) => app.account.dispatch({ type: 'ChooseSound', sound }),
    onNotices: (notices) => {
      void chooseNotices(notices)
    },
    onTryOut: () => {
      void loadAlerts(app).then((alerts) =>
        alerts?.tryOut({ title: t('account.tryTitle'), body: t('account.tryBody') }),
      )
    },
  }
}
