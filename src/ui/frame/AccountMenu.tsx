import { FileDown, LogOut, Monitor, Moon, Settings2, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../components/Avatar'
import { ButtonLink } from '../components/Button'
import type { PersonFace } from '../components/faces'
import { Icon } from '../components/Icon'
import { Menu, MenuChoice, MenuHead, MenuItem, MenuLine } from '../components/Menu'
import { PersonName } from '../components/PersonName'
import type { Language } from '../i18n'
import styles from './account-menu.module.css'
import type { Theme } from './theme'

export interface AccountMenuProps {
  /** Undefined for a visitor, who gets a sign-in button and the preferences. */
  readonly viewer: PersonFace | undefined
  readonly signInHref: string
  readonly theme: Theme
  readonly language: Language
  readonly onTheme: (theme: Theme) => void
  readonly onLanguage: (language: Language) => void
  readonly onExportLog: () => void
  readonly onSignOut: () => void
}

export function AccountMenu({ viewer, signInHref, theme, language, onTheme, onLanguage, onExportLog, onSignOut }: AccountMenuProps): ReactNode {
  const { t } = useTranslation()
  const trigger = viewer ? (
    <button type="button" className={styles['person']} aria-label={t('app.account')}>
      <Avatar person={viewer} size={36} />
    </button>
  ) : (
    <button type="button" className={styles['gear']} aria-label={t('app.preferences')} title={t('app.preferences')}>
      <Icon of={Settings2} />
    </button>
  )
  return (
    <div className={styles['account']}>
      <Menu trigger={trigger}>
        {viewer && (
          <>
            <MenuHead>
              <PersonName name={viewer.name} />
            </MenuHead>
            <MenuLine />
          </>
        )}
        <MenuChoice
          label={t('app.theme')}
          value={theme}
          onChange={onTheme}
          options={[
            { value: 'system', label: t('app.themeSystem'), icon: Monitor },
            { value: 'light', label: t('app.themeLight'), icon: Sun },
            { value: 'dark', label: t('app.themeDark'), icon: Moon },
          ]}
        />
        <MenuLine />
        <MenuChoice
          label={t('app.language')}
          value={language}
          onChange={onLanguage}
          options={[
            { value: 'en', label: t('app.english'), lang: 'en' },
            { value: 'zh', label: t('app.chinese'), lang: 'zh-Hans' },
          ]}
        />
        <MenuLine />
        <MenuItem icon={FileDown} onSelect={onExportLog}>
          {t('app.exportLog')}
        </MenuItem>
        {viewer && (
          <>
            <MenuLine />
            <MenuItem icon={LogOut} danger onSelect={onSignOut}>
              {t('app.signOut')}
            </MenuItem>
          </>
        )}
      </Menu>
      {!viewer && (
        <ButtonLink kind="primary" to={signInHref}>
          {t('app.signIn')}
        </ButtonLink>
      )}
    </div>
  )
}
