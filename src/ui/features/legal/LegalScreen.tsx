import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/routing/paths'
import { lazyModule, type LazyModule } from '../../components/lazy-module'
import { Logo } from '../../components/feedback/Logo'
import type { Language } from '../../i18n'
import type { LegalDocuments } from './legal-document'
import styles from './legal.module.css'

const documents: Readonly<Record<Language, LazyModule<LegalDocuments>>> = {
  en: lazyModule(async () => (await import('./documents.en')).documents),
  zh: lazyModule(async () => (await import('./documents.zh')).documents),
}

interface LegalScreenProps {
  readonly of: keyof LegalDocuments
}

function LegalScreen({ of }: LegalScreenProps): ReactNode {
  const { t, i18n } = useTranslation()
  const shown = documents[i18n.language === 'zh' ? 'zh' : 'en'].useModule(true)?.[of]
  return (
    <div className={styles['screen']}>
      <header className={styles['head']}>
        <Link to={paths.groupCentre} className={styles['home']} aria-label={t('app.home')}>
          <Logo />
          <b>{t('app.name')}</b>
        </Link>
      </header>
      <main className={styles['text']} aria-busy={shown === undefined}>
        {shown === undefined ? (
          <p role="status">{t('state.loading')}</p>
        ) : (
          <>
            <h1>{shown.title}</h1>
            <p className={styles['intro']}>{shown.intro}</p>
            {shown.sections.map(({ title, paragraphs }) => (
              <section key={title}>
                <h2>{title}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </>
        )}
      </main>
    </div>
  )
}

export const TermsScreen = (): ReactNode => <LegalScreen of="terms" />
export const DataSafetyScreen = (): ReactNode => <LegalScreen of="dataSafety" />
export const PolicyScreen = (): ReactNode => <LegalScreen of="policy" />
