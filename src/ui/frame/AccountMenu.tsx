import { FileDown, LogOut, Monitor, Moon, Settings2, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../components/Avatar'
import { ButtonLink } from '../components/Button'
import type { PersonFace } from '../components/faces'
import { Icon } from '../components/Icon'
import { Menu } from '../components/Menu'
import { choice, type MenuEntry } from '../components/menu-entries'
import { PersonName } from '../components/PersonName'
import type { Language } from '../i18n'
import styles from './account-menu.module.css'
import { languageChoice } from './language-choice'
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
  const entries: readonly MenuEntry[] = [
    ...(viewer ? [{ kind: 'head', name: <PersonName name={viewer.name} /> } as const] : []),
    choice({
      label: t('app.theme'),
      value: theme,
      onChange: onTheme,
      options: [
        { value: 'system', label: t('app.themeSystem'), icon: Monitor },
        { value: 'light', label: t('app.themeLight'), icon: Sun },
        { value: 'dark', label: t('app.themeDark'), icon: Moon },
      ],
    }),
    languageChoice(t, language, onLanguage),
    { kind: 'item', label: t('app.exportLog'), icon: FileDown, onSelect: onExportLog },
    ...(viewer ? [{ kind: 'item', label: t('app.signOut'), icon: LogOut, danger: true, onSelect: onSignOut } as const] : []),
  ]
  return (
    <div className={styles['account']}>
      {viewer ? (
        <Menu className={styles['person']} aria-label={t('app.account')} entries={entries}>
          <Avatar person={viewer} size={36} />
        </Menu>
      ) : (
        <Menu className={styles['gear']} aria-label={t('app.preferences')} title={t('app.preferences')} entries={entries}>
          <Icon of={Settings2} />
        </Menu>
      )}
      {!viewer && (
        <ButtonLink kind="primary" to={signInHref}>
          {t('app.signIn')}
        </ButtonLink>
      )}
    </div>
  )
}
