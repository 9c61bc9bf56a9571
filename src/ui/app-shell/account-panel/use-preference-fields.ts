import { useTranslation } from 'react-i18next'
import { isMember, profileOf } from '../../../domain/session'
import { areaChoice, areaLanguageOf, mainPageOf, type RegionLanguage } from '../../../domain/shell'
import type { PreferencesProps } from './Preferences'
import { useApp, useStore } from '../../app/app-context'
import { usePreferences } from '../../app/use-preferences'

/** The values and setters of the preferences. The account panel and the settings page use them. */
export const usePreferenceFields = (): PreferencesProps => {
  const app = useApp()
  const { t } = useTranslation()
  const session = useStore(app.account.sources.session)
  const preferences = useStore(app.account.sources.preferences)
  const chooseArea = (areaLanguage: RegionLanguage): void => {
    const choice = areaChoice(isMember(session), profileOf(session))
    if (choice === 'visitor') app.tab.dispatch({ type: 'ShowVisitorDialog' })
    else if (choice === 'needBindX') app.tab.dispatch({ type: 'ShowToast', words: { key: 'needBindX' } })
    else app.account.dispatch({ type: 'ChooseAreaLanguage', areaLanguage })
  }
  const chooseNotices = async (notices: boolean): Promise<void> => {
    if (!notices || (await app.alerts.allow())) app.account.dispatch({ type: 'ChooseNotices', notices })
    else app.tab.dispatch({ type: 'ShowToast', words: { key: 'noticesRefused' } })
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
    onTryOut: () => app.alerts.tryOut({ title: t('account.tryTitle'), body: t('account.tryBody') }),
  }
}
