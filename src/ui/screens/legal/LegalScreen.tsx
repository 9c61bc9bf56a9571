import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { onDemand, type OnDemand } from '../../components/on-demand'
import { RingMark } from '../../components/feedback/RingMark'
import type { Language } from '../../i18n'
import type { LegalDocuments } from './legal-document'
import styles from './legal.module.css'

const documents: Readonly<Record<Language, OnDemand<LegalDocuments>>> = {
  en: onDemand(async () => (await import('./documents.en')).documents),
  zh: onDemand(async () => (await import('./documents.zh')).documents),
}

interface LegalScreenProps {
  readonly of: keyof LegalDocuments
}

function LegalScreen({ of }: LegalScreenProps): ReactNode {
  const { t, i18n } = useTranslation()
  const shown = documents[i18n.language === 'zh' ? 'zh' : 'en'].usePart(true)?.[of]
  return (
    <div className={styles['screen']}>
      <header className={styles['head']}>
        <Link to={paths.groupCentre} className={styles['home']} aria-label={t('app.home')}>
          <RingMark />
          <b>{t('app.name')}</b>
        </Link>
      </header>
      <main className={styles['text']} aria-busy={shown === undefined}>
        {shown === undefined ? <p role="status">{t('state.loading')}</p> : (
          <>
            <h1>{shown.title}</h1>
            <p className={styles['intro']}>{shown.intro}</p>
            {shown.sections.map(({ title, paragraphs }) => (
              <section key={title}>
                <h2>{title}</h2>
                {paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
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
