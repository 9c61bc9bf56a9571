import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegionLanguage, MainPage } from '../../../domain/shell'
import { Button } from '../../components/form/Button'
import { SelectField } from '../../components/form/SelectField'
import { Switch } from '../../components/form/Switch'
import { nameOfLanguage } from '../../format/language-name'
import type { Language } from '../../i18n'
import type { Theme } from '../theme'
import styles from './account-panel.module.css'

export interface PreferencesProps {
  readonly mainPage: MainPage
  /** The region languages to choose from. */
  readonly areaLanguages: readonly RegionLanguage[]
  readonly areaLanguage: RegionLanguage
  readonly language: Language
  readonly theme: Theme
  readonly sound: boolean
  readonly notices: boolean
  readonly onMainPage: (mainPage: MainPage) => void
  readonly onAreaLanguage: (areaLanguage: RegionLanguage) => void
  readonly onLanguage: (language: Language) => void
  readonly onTheme: (theme: Theme) => void
  readonly onSound: (sound: boolean) => void
  readonly onNotices: (notices: boolean) => void
  readonly onTryOut: () => void
}

export function Preferences(props: PreferencesProps): ReactNode {
  const { t } = useTranslation()
  return (
    <section aria-label={t('app.preferences')} className={styles['part']}>
      <ShortcutLinks {...props} />
      <SelectField
        label={t('app.theme')}
        value={props.theme}
        onChange={props.onTheme}
        options={[
          { value: 'system', label: t('app.themeSystem') },
          { value: 'light', label: t('app.themeLight') },
          { value: 'dark', label: t('app.themeDark') },
        ]}
      />
      <h2 className={styles['title']}>{t('account.alerts')}</h2>
      <Switch label={t('account.sound')} on={props.sound} onChange={props.onSound} />
      <Switch label={t('account.notices')} on={props.notices} onChange={props.onNotices} />
      {(props.sound || props.notices) && (
        <Button size={30} onClick={props.onTryOut}>
          {t('account.tryOut')}
        </Button>
      )}
    </section>
  )
}

/** A popover with main page, region and language, the only three preferences in the drawer (spec 2 §2). */
export function ShortcutLinks(props: PreferencesProps): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      <SelectField
        label={t('account.mainPage')}
        value={props.mainPage}
        onChange={props.onMainPage}
        options={[
          { value: 'Discover', label: t('mainPage.Discover') },
          { value: 'Message', label: t('mainPage.Message') },
        ]}
      />
      <SelectField
        label={t('account.region')}
        value={props.areaLanguage}
        onChange={props.onAreaLanguage}
        options={props.areaLanguages.map((value) => ({ value, label: nameOfLanguage(value), lang: value }))}
      />
      <SelectField
        label={t('app.language')}
        value={props.language}
        onChange={props.onLanguage}
        options={[
          { value: 'en', label: t('app.english'), lang: 'en' },
          { value: 'zh', label: t('app.chinese'), lang: 'zh-Hans' },
        ]}
      />
    </>
  )
}
