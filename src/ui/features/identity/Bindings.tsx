import { Copy } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { xBindingViewModel, type Details } from '../../../domain/identity'
import { useCopy } from '../../hooks/use-copy'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Button } from '../../components/form/Button'
import { IconButton } from '../../components/form/IconButton'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { useConfirm } from '../../components/overlay/use-confirm'
import { translations as walletTranslations } from '../wallet-sign-in/translations'
import { xProfileUrl } from '../profile/x-profile-url'
import { EmailDialog } from './EmailDialog'
import styles from './identity.module.css'
import { InviteField } from './InviteField'
import { useOwnDetails } from './use-own-details'
import { WalletDialog } from './WalletDialog'
import { translations } from './translations'

export interface BindX {
  readonly isBusy: boolean
  /** The text of the last error. */
  readonly problem: string | undefined
  readonly onBind: () => void
}

/** The bindings of the account: e-mail, X account, wallet and invite code (R2-078, R2-079). */
export function Bindings({ bindX }: { readonly bindX: BindX }): ReactNode {
  useFeatureTranslations('identity', translations)
  // The dialog for a wallet needs these texts. If they loaded with the dialog, this list would vanish meanwhile.
  useFeatureTranslations('wallet-sign-in', walletTranslations)
  const { t } = useTranslation('identity')
  const { status, details, read } = useOwnDetails()
  if (status === 'failed') return <InlineFailure text={t('failed')} onRetry={read} />
  return (
    <>
      {details === null ? (
        <BindingsSkeleton />
      ) : (
        <>
          <dl className={styles['details']}>
            <Email email={details.user.email} />
            <OnX details={details} bindX={bindX} />
            <Wallet address={details.wallet} />
            {details.inviteCode !== null && <OwnCode code={details.inviteCode} />}
          </dl>
          <InviteField bound={details.parentInviteCode} />
        </>
      )}
      <EmailDialog />
    </>
  )
}

export function BindingsSkeleton(): ReactNode {
  return (
    <Skeleton>
      {[180, 120, 150, 100].map((width) => (
        <div key={width} className={styles['skeletonBlock']}>
          <SkeletonBlock width={90} />
          <SkeletonBlock width={width} />
        </div>
      ))}
      <div className={styles['field']}>
        <SkeletonBlock width="100%" height={90} shape="card" />
      </div>
    </Skeleton>
  )
}

function Email({ email }: { readonly email: string | null }): ReactNode {
  const { t } = useTranslation('identity')
  const app = useApp()
  return (
    <div>
      <dt>{t('email')}</dt>
      <dd>
        <bdi>{email ?? t('none')}</bdi>
        <Button
          size={30}
          aria-label={t(email === null ? 'connectEmail' : 'changeEmail')}
          onClick={() => app.tab.dispatch({ type: 'identity/OpenEmailForm', purpose: 'bind', email: '' })}
        >
          {t(email === null ? 'connect' : 'change')}
        </Button>
        {email !== null && (
          <Button
            size={30}
            aria-label={t('disconnectEmail')}
            onClick={() => app.tab.dispatch({ type: 'identity/OpenEmailForm', purpose: 'unbind', email })}
          >
            {t('disconnect')}
          </Button>
        )}
      </dd>
    </div>
  )
}

function OnX({
  details: {
    user: { person },
  },
  bindX,
}: {
  readonly details: Details
  readonly bindX: BindX
}): ReactNode {
  const { t } = useTranslation('identity')
  const app = useApp()
  const { slices } = useFeature('identity')
  const { isUnbinding, failure } = xBindingViewModel(useAccountState(slices.account.x))
  const { ask, prompt } = useConfirm()
  const x = xProfileUrl(person)
  const confirm = () =>
    ask({
      title: t('xTitle'),
      text: t('xText'),
      yes: t('disconnect'),
      onYes: () => {
        app.account.dispatch({ type: 'identity/UnbindX' })
      },
    })
  // A toast shows the server's own text (R2-299). An error without such a text appears beside the button.
  const problem = failure !== null && failure._tag !== 'Refused' ? t('xFailed') : bindX.problem
  return (
    <div>
      <dt>{t('x')}</dt>
      <dd>
        {x === undefined ? (
          <>
            <bdi>{t('none')}</bdi>
            <Button size={30} busy={bindX.isBusy} onClick={bindX.onBind}>
              {t('connect')}
            </Button>
          </>
        ) : (
          <>
            <bdi>{x.handle}</bdi>
            <Button size={30} busy={isUnbinding} aria-label={t('disconnectX')} onClick={confirm}>
              {t('disconnect')}
            </Button>
          </>
        )}
        {problem !== undefined && (
          <p role="alert" className={styles['problem']}>
            {problem}
          </p>
        )}
        {prompt}
      </dd>
    </div>
  )
}

const shortAddress = (address: string): string =>
  address.length <= 14 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`

function Wallet({ address }: { readonly address: string | null }): ReactNode {
  const { t } = useTranslation('identity')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <dt>{t('wallet')}</dt>
      <dd>
        {address === null && isOpen && <WalletDialog onClose={() => setOpen(false)} />}
        <bdi title={address ?? undefined}>{address === null ? t('none') : shortAddress(address)}</bdi>
        {address === null && (
          <Button size={30} aria-label={t('connectWallet')} onClick={() => setOpen(true)}>
            {t('connect')}
          </Button>
        )}
        {address !== null && (
          <>
            <Button size={30} disabled aria-label={t('disconnectWallet')} aria-describedby="wallet-stays">
              {t('disconnect')}
            </Button>
            <p id="wallet-stays" className={styles['note']}>
              {t('walletStays')}
            </p>
          </>
        )}
      </dd>
    </div>
  )
}

function OwnCode({ code }: { readonly code: string }): ReactNode {
  const { t } = useTranslation('identity')
  const copy = useCopy()
  return (
    <div>
      <dt>{t('ownCode')}</dt>
      <dd>
        <bdi className={styles['code']}>{code}</bdi>
        <IconButton icon={Copy} iconSize={16} label={t('copyCode')} onClick={() => copy(code)} />
      </dd>
    </div>
  )
}
