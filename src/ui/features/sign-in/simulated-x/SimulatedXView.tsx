import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFeatureTranslations } from '../../../app/use-feature-translations'
import { Button } from '../../../components/form/Button'
import { XLogo } from '../../../components/layout/XLogo'
import { translations } from '../translations'
import styles from './simulated-x.module.css'

export interface XPageAccount {
  readonly handle: string
  readonly name: string
}

export interface SimulatedXViewProps {
  readonly accounts: readonly XPageAccount[]
  readonly chosen: string | null
  readonly onChoose: (handle: string) => void
  readonly busy: boolean
  readonly failed: boolean
  readonly onAuthorize: () => void
  readonly onRefuse: () => void
}

/** A substitute for X. A label marks it as simulated. */
export function SimulatedXView({
  accounts,
  chosen,
  onChoose,
  busy,
  failed,
  onAuthorize,
  onRefuse,
}: SimulatedXViewProps): ReactNode {
  useFeatureTranslations('sign-in', translations)
  const { t } = useTranslation('sign-in')
  return (
    <main className={styles['screen']}>
      <form
        className={styles['card']}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onAuthorize()
        }}
      >
        <h1>
          <XLogo />
          {t('simulatedX.title')}
        </h1>
        <p>{t('simulatedX.text')}</p>
        <fieldset className={styles['accounts']}>
          <legend className="sr">{t('simulatedX.account')}</legend>
          {accounts.map(({ handle, name }) => (
            <label key={handle} className={styles['account']}>
              <input
                type="radio"
                name="account"
                value={handle}
                checked={handle === chosen}
                onChange={() => onChoose(handle)}
              />
              <b>
                <bdi>{name}</bdi>
              </b>
              <span>@{handle}</span>
            </label>
          ))}
        </fieldset>
        {failed && (
          <p role="alert" className={styles['problem']}>
            {t('simulatedX.failed')}
          </p>
        )}
        <Button kind="primary" size={44} wide type="submit" busy={busy} disabled={chosen === null}>
          {t('simulatedX.authorize')}
        </Button>
        <Button kind="quiet" size={44} wide disabled={busy} onClick={onRefuse}>
          {t('simulatedX.refuse')}
        </Button>
      </form>
    </main>
  )
}
