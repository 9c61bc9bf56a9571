import { CircleAlert, RotateCw, Wallet } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../components/form/Button'
import { Icon } from '../../components/layout/Icon'
import { EmptyState } from '../../components/feedback/StateView'
import { WalletChoice, type WalletItem } from './WalletChoice'
import styles from './wallet-sign-in.module.css'

export interface ChooseStepProps {
  /** The found wallets. `null` while the search for wallets runs. */
  readonly wallets: readonly WalletItem[] | null
  /** The wallet with a pending request for its account or a signature. */
  readonly busy: WalletItem | null
  /** The reason why the last attempt ended. */
  readonly notice?: string | undefined
  readonly onChoose: (id: string) => void
  readonly onLookAgain: () => void
  readonly onCancel: () => void
  readonly backHref: string
}

export function ChooseStep({
  wallets,
  busy,
  notice,
  onChoose,
  onLookAgain,
  onCancel,
  backHref,
}: ChooseStepProps): ReactNode {
  const { t } = useTranslation('wallet-sign-in')
  const { t: core } = useTranslation()
  const noticeRef = useRef<HTMLParagraphElement>(null)
  // The previous step and its focused element are gone, so focus the notice before the wallets.
  useEffect(() => {
    if (notice !== undefined) noticeRef.current?.focus()
  }, [notice])
  return (
    <>
      {notice !== undefined && (
        <p ref={noticeRef} tabIndex={-1} role="alert" className={styles['notice']}>
          <Icon of={CircleAlert} size={18} />
          {notice}
        </p>
      )}
      {wallets !== null && wallets.length === 0 && (
        <EmptyState
          icon={Wallet}
          title={t('noneTitle')}
          text={t('noneText')}
          action={
            <Button icon={RotateCw} onClick={onLookAgain}>
              {t('lookAgain')}
            </Button>
          }
        />
      )}
      {wallets !== null && wallets.length > 0 && (
        <ul className={styles['wallets']} aria-label={t('wallets')}>
          {wallets.map((wallet) => (
            <li key={wallet.id}>
              <WalletChoice
                wallet={wallet}
                busy={busy?.id === wallet.id}
                off={busy !== null && busy.id !== wallet.id}
                onChoose={() => onChoose(wallet.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {busy === null ? (
        <ButtonLink kind="quiet" size={44} wide to={backHref}>
          {core('signIn.otherWays')}
        </ButtonLink>
      ) : (
        <Button kind="quiet" size={44} wide onClick={onCancel}>
          {core('action.cancel')}
        </Button>
      )}
      <p className={styles['hint']} aria-live="polite">
        {busy !== null && t('allow', { name: busy.name })}
      </p>
    </>
  )
}
