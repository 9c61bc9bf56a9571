import { ChevronDown, Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/layout/Icon'
import { Menu } from '../../components/overlay/Menu'
import { Logo } from '../../components/feedback/Logo'
import { languageChoice } from '../../app-shell/language-choice'
import type { Language } from '../../i18n'
import { SignInArtwork } from './SignInArtwork'
import styles from './sign-in-layout.module.css'

export interface SignInLayoutProps {
  readonly language: Language
  readonly onLanguage: (language: Language) => void
}

interface Props extends SignInLayoutProps {
  readonly title: string
  readonly subtitle: string
  readonly children: ReactNode
  /** The content below the form. */
  readonly below?: ReactNode
  /** The content at the bottom of the window, if there is space. */
  readonly foot?: ReactNode
}

/** The layout of sign-in pages: the form on a light panel, beside artwork on a dark panel. */
export function SignInLayout({ language, onLanguage, title, subtitle, children, below, foot }: Props): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={styles['screen']}>
      <aside className={styles['stage']}>
        <SignInArtwork />
        <div className={styles['motto']}>
          <p>{t('signIn.motto')}</p>
          <p>{t('signIn.mottoBy')}</p>
        </div>
      </aside>
      <div className={styles['side']}>
        <header className={styles['head']}>
          <Logo />
          <b>{t('app.name')}</b>
          <Menu
            className={styles['language']}
            aria-label={t('app.language')}
            entries={[languageChoice(t, language, onLanguage)]}
          >
            <Icon of={Globe} size={18} />
            {language === 'zh' ? t('app.chinese') : t('app.english')}
            <Icon of={ChevronDown} size={18} />
          </Menu>
        </header>
        <main className={styles['form']}>
          <div>
            <h1>{title}</h1>
            <p className={styles['subtitle']}>{subtitle}</p>
          </div>
          {children}
          {below}
        </main>
        {foot !== undefined && <footer className={styles['foot']}>{foot}</footer>}
      </div>
    </div>
  )
}
